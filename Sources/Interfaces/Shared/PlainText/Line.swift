/// A line of plain text in pieces with styles; text from outside never reaches a terminal raw.
public struct Line: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What a piece is, not how it looks.
  public enum Style: Sendable, Hashable {
    /// Ordinary text.
    case plain
    /// The title of a screen.
    case title
    /// What a row is about.
    case strong
    /// What may be overlooked.
    case faint
    /// What went wrong, or wants attention.
    case warning
  }

  private struct Span: Sendable, Hashable {
    let text: String
    let style: Style
  }

  private var spans: [Span] = []

  /// A line of one piece.
  public init(_ text: String = "", _ style: Style = .plain) { spans = [Span(text: text, style: style)] }

  public init(stringLiteral text: String) { self.init(text) }

  /// The line with one more piece.
  public func adding(_ text: String, _ style: Style = .plain) -> Line {
    var line = self
    line.spans.append(Span(text: text, style: style))
    return line
  }

  /// What is written: every control character made visible; with the terminal's codes for styles only if asked for.
  public func text(inColor: Bool = false) -> String {
    spans.map { span in
      let text = VisibleText.clean(span.text)
      guard inColor, let code = Self.codes[span.style], !text.isEmpty else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// Select Graphic Rendition (ECMA-48, 8.3.117).
  private static let codes: [Style: String] = [.title: "1;36", .strong: "1", .faint: "2", .warning: "33"]
}
