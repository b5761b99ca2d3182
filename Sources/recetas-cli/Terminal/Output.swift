import Gateways
import Interfaces
import UseCases

/// What a command writes, and in which form: lines for people, or one JSON document for programs.
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

  /// Writes the document if a program asked, else the lines.
  func write(_ lines: @autoclosure () -> [Line], or document: @autoclosure () throws -> some Encodable) throws {
    if isJSON { try write(json: document()) } else { try write(lines()) }
  }

  func write(_ lines: [Line]) throws {
    try write(lines.map { $0.text(inColor: usesColor) + "\n" }.joined(), to: .output)
  }

  /// Writes the text of a file as it is; it must not contain control characters.
  func write(raw text: String) throws { try write(text, to: .output) }

  /// Writes the rows of a table as they are; on a terminal, with every control character made visible.
  func write(table rows: [String]) throws {
    if console.isOutputTerminal { return try write(rows.map { Line($0) }) }
    try write(raw: rows.map { $0 + "\n" }.joined())
  }

  /// Writes a sequence that makes a terminal show a picture.
  func write(picture sequence: String) throws { try write(sequence, to: .output) }

  func write(json document: some Encodable) throws { try write(document, isPretty: true) }

  /// Writes a document in one line, where more follow.
  func write(line document: some Encodable) throws { try write(document, isPretty: false) }

  private func write(_ document: some Encodable, isPretty: Bool) throws {
    try write(Self.text(try JSONDocument.encode(document, isPretty: isPretty)), to: .output)
  }

  /// Whether notices are suppressed.
  var isSilent: Bool { isQuiet || isJSON }

  /// Something worth saying that is not data.
  func notice(_ text: String) {
    if isSilent { return }
    // With nobody left to tell, there is nobody to tell that either.
    try? console.write(Line(text).text() + "\n", to: .error)
  }

  /// A line for the progress of something that takes long; `nil` where nobody is told anything but data.
  func progressLine() -> ProgressLine? { isSilent ? nil : ProgressLine(console, texts) }

  /// Says why a command failed, and answers its exit code.
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

  /// JSON in which characters that could steer a terminal are escaped; they only occur inside strings.
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
