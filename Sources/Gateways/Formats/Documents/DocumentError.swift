/// What is wrong with a document whose parts can be read.
enum DocumentError: Error, CustomStringConvertible {
  case wrong(String, found: String, expected: String)

  var description: String {
    switch self {
    case .wrong(let what, let found, let expected): "\(what) is \(found), not \(expected)"
    }
  }
}
