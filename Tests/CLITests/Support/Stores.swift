import Testing

/// The stores that the program can be told to use.
enum Stores: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case json, memory
  #if SQLite
    case sqlite
  #endif

  /// Those that are still there when the program runs again.
  static let lasting = allCases.filter { $0 != .memory }
  /// One of them, for what is the same on all.
  #if SQLite
    static let standard = sqlite
  #else
    static let standard = json
  #endif

  var testDescription: String { rawValue }

  /// What `--store` is told.
  func location(in folder: String) -> String {
    switch self {
    case .json: "json:\(folder)/store"
    case .memory: "memory:"
    #if SQLite
      case .sqlite: "sqlite:\(folder)/recetas.sqlite"
    #endif
    }
  }
}
