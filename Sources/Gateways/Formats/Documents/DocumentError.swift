package import Entities

/// What is wrong with a document whose parts can be read.
package enum DocumentError: Error, CustomStringConvertible {
  case wrong(String, found: String, expected: String)

  package var description: String {
    switch self {
    case .wrong(let what, let found, let expected): "\(what) is \(found), not \(expected)"
    }
  }

  /// Throws unless a part of a document is what follows from the rest.
  package static func check(_ what: String, _ found: String, is expected: String) throws {
    if found != expected { throw wrong(what, found: found, expected: expected) }
  }

  /// The instant that a part of a document stands for.
  package static func date(_ text: String, _ what: String) throws -> Instant {
    guard let date = Timestamp.date(text) else { throw wrong(what, found: text, expected: "2026-11-21T10:15:30.123Z") }
    return date
  }
}
