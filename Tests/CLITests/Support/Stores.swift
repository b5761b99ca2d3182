import Testing

/// The kinds of stores that `--store` accepts.
enum Stores: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case json, memory
  case sqlite

  /// The stores that keep their content after the program ends.
  static let persistent = allCases.filter { $0 != .memory }
  /// The store for tests that behave the same with every kind of store.
  static let standard = sqlite

  var testDescription: String { rawValue }

  /// Returns the value of `--store` for a store in a folder.
  func location(in folder: String) -> String {
    switch self {
    case .json: "json:\(folder)/store"
    case .memory: "memory:"
    case .sqlite: "sqlite:\(folder)/recetas.sqlite"
    }
  }
}
