import Testing

/// The width and the language of a terminal.
struct TerminalSize: CustomTestStringConvertible, Sendable {
  /// The width, in columns.
  let width: Int
  /// The code of the language, `es` or `en`.
  let language: String
  var testDescription: String { "\(width) \(language)" }

  static let all = [60, 80, 120].flatMap { width in ["es", "en"].map { TerminalSize(width: width, language: $0) } }
  var isSpanish: Bool { language == "es" }
  /// The title of the menu screen in the language of the terminal.
  var menu: String { isSpanish ? "Carta" : "Menu" }
  var keys: String { isSpanish ? "b atrás" : "b back" }

  /// Returns the real program in this language.
  ///
  /// - Parameter environment: the environment variables to set in addition to the language.
  func program(_ environment: [String: String] = [:]) throws -> Binary {
    try Binary(environment: ["RECETAS_LANG": language].merging(environment) { $1 })
  }

  /// Starts a new program in interactive mode, in a terminal of this width.
  func open(_ environment: [String: String] = [:]) throws -> TerminalSession {
    try program(environment).atTerminal("interactive", width: width)
  }
}
