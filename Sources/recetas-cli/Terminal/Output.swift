import Gateways
import Interfaces
import UseCases

/// The output of a command, which consists of lines for users, or of JSON documents for programs.
@MainActor struct Output {
  let isJSON: Bool
  private let console: any Console
  private let isQuiet: Bool
  let usesColor: Bool
  private let texts: Texts

  init(_ console: any Console, _ options: GlobalOptions, _ settings: Settings, _ texts: Texts) {
    self.console = console
    self.texts = texts
    isJSON = options.isJSON
    isQuiet = options.isQuiet
    usesColor =
      console.isOutputTerminal && !options.hasNoColor && settings["NO_COLOR"] == nil && settings["TERM"] != "dumb"
  }

  /// Writes the document if `--json` is given, and the lines otherwise.
  func write(_ lines: @autoclosure () -> [Line], or document: @autoclosure () throws -> some Encodable) throws {
    if isJSON { try write(json: document()) } else { try write(lines()) }
  }

  func write(_ lines: [Line]) throws {
    try write(lines.map { $0.text(inColor: usesColor) + "\n" }.joined(), to: .output)
  }

  /// Writes the text of a file unchanged. The text must not contain control characters.
  func write(raw text: String) throws { try write(text, to: .output) }

  /// Writes the rows of a table unchanged. In a terminal, control characters are made visible.
  func write(table rows: [String]) throws {
    if console.isOutputTerminal { return try write(rows.map { Line($0) }) }
    try write(raw: rows.map { $0 + "\n" }.joined())
  }

  /// Writes an escape sequence that makes a terminal show a picture.
  func write(picture sequence: String) throws { try write(sequence, to: .output) }

  func write(json document: some Encodable) throws { try write(document, isPretty: true) }

  /// Writes a document on one line, so that more documents can follow.
  func write(line document: some Encodable) throws { try write(document, isPretty: false) }

  private func write(_ document: some Encodable, isPretty: Bool) throws {
    try write(Self.text(try JSONDocument.encode(document, isPretty: isPretty)), to: .output)
  }

  /// Whether notices are suppressed.
  var isSilent: Bool { isQuiet || isJSON }

  /// Writes a notice, which is not part of the output.
  func notice(_ text: String) {
    if isSilent { return }
    // If the error stream is closed, the program has no way to report the failure.
    try? console.write(Line(text).text() + "\n", to: .error)
  }

  /// Returns a line for the progress of a long operation. `nil` if notices are suppressed.
  func progressLine() -> ProgressLine? { isSilent ? nil : ProgressLine(console, texts) }

  /// Reports the failure of a command, and returns its exit code.
  func report(_ failure: Failure) -> ExitCode {
    let text: String
    if isJSON, let bytes = try? JSONDocument.encode(JSONObject.error(failure)) {
      text = Self.text(bytes)
    } else {
      let lines =
        [Line(failure.problem.message)] + failure.details.map { Line("  " + $0) } + [Line(failure.problem.advice)]
      text = lines.map { $0.text() }.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
    }
    try? console.write(text, to: .error)
    return ExitCode(failure.problem.kind)
  }

  private func write(_ text: String, to stream: ConsoleStream) throws {
    try console.write(text, to: stream)
  }

  /// Returns JSON with escapes for characters that could control a terminal. Such characters occur only inside strings.
  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.allSatisfy({ $0 == "\n" || !VisibleText.isDangerous($0) }) { return text }
    return text.unicodeScalars.reduce(into: "") { safe, scalar in
      if scalar == "\n" || !VisibleText.isDangerous(scalar) {
        safe.unicodeScalars.append(scalar)
      } else {
        let hex = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
  }
}
