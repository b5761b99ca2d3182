import Testing

/// The stores that the program can be told to use.
enum Stores: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case json, memory
  case sqlite

  /// Those that are still there when the program runs again.
  static let lasting = allCases.filter { $0 != .memory }
  /// One of them, for what is the same on all.
  static let standard = sqlite

  var testDescription: String { rawValue }

  /// What `--store` is told.
  func location(in folder: String) -> String {
    switch self {
    case .json: "json:\(folder)/store"
    case .memory: "memory:"
    case .sqlite: "sqlite:\(folder)/recetas.sqlite"
    }
  }
}
