package import Entities

/// The reason that a well-formed document is invalid.
package enum DocumentError: Error, CustomStringConvertible {
  case wrong(String, found: String, expected: String)

  package var description: String {
    switch self {
    case .wrong(let what, let found, let expected): "\(what) is \(found), not \(expected)"
    }
  }

  /// Throws an error if a part of a document contradicts the rest of it.
  package static func check(_ what: String, _ found: String, is expected: String) throws {
    if found != expected { throw wrong(what, found: found, expected: expected) }
  }

  /// Returns the instant in a part of a document. Throws an error if the part isn't a timestamp.
  package static func date(_ text: String, _ what: String) throws -> Instant {
    guard let date = Timestamp.date(text) else { throw wrong(what, found: text, expected: "2026-11-21T10:15:30.123Z") }
    return date
  }
}
