/// A line of plain text that consists of spans with styles. Control characters are made visible before the text reaches a terminal.
public struct Line: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The role of a span, which determines its color in a terminal.
  public enum Style: Sendable, Hashable {
    /// Ordinary text.
    case plain
    /// The title of a screen.
    case title
    /// The most important part of a row, such as its title.
    case strong
    /// Secondary text.
    case faint
    /// A failure, or text that needs attention.
    case warning
  }

  private struct Span: Sendable, Hashable {
    let text: String
    let style: Style
  }

  private var spans: [Span] = []

  /// Creates a line with one span.
  public init(_ text: String = "", _ style: Style = .plain) { spans = [Span(text: text, style: style)] }

  public init(stringLiteral text: String) { self.init(text) }

  /// Returns the line with one more span.
  public func adding(_ text: String, _ style: Style = .plain) -> Line {
    var line = self
    line.spans.append(Span(text: text, style: style))
    return line
  }

  /// Returns the text with every control character made visible.
  ///
  /// - Parameter inColor: whether to add the terminal's escape codes for the styles.
  public func text(inColor: Bool = false) -> String {
    spans.map { span in
      let text = VisibleText.clean(span.text)
      guard inColor, let code = Self.codes[span.style], !text.isEmpty else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// Wraps the line between words into rows of at most `width` columns. Continuation rows are indented to the start of the text.
  package func rows(width: Int) -> [Line] {
    let cells = spans.flatMap { span in VisibleText.clean(span.text).map { Cell(character: $0, style: span.style) } }
    if cells.reduce(0, { $0 + $1.character.columns }) <= width { return [self] }
    let indent = Self.indent(cells, width: width)
    var rows: [Line] = []
    var rest = cells[...]
    while !rest.isEmpty {
      let row = rest.prefix(Self.length(rest, room: rows.isEmpty ? width : width - indent))
      rows.append(Line(row, indent: rows.isEmpty ? 0 : indent))
      rest = rest.dropFirst(row.count).drop { $0.character == " " }
    }
    return rows
  }

  private struct Cell {
    let character: Character
    let style: Style
  }

  private init(_ cells: ArraySlice<Cell>, indent: Int) {
    spans = indent == 0 ? [] : [Span(text: Self.spaces(indent), style: .plain)]
    for cell in cells {
      if let last = spans.last, last.style == cell.style {
        spans[spans.count - 1] = Span(text: last.text + String(cell.character), style: last.style)
      } else {
        spans.append(Span(text: String(cell.character), style: cell.style))
      }
    }
  }

  /// Returns the column at which the text of a row starts: after leading spaces, and after a prefix such as a number and a label, if at
  /// least half of the width is left for the text.
  private static func indent(_ cells: [Cell], width: Int) -> Int {
    let blanks = cells.prefix { $0.character == " " }.count
    let isBlank = cells.prefix(width / 2 + 1).map { $0.character == " " }
    let start = isBlank.indices.last { $0 > blanks + 1 && !isBlank[$0] && isBlank[$0 - 1] && isBlank[$0 - 2] }
    return start ?? min(blanks, width / 3)
  }

  /// Returns the number of characters that fit on the first row.
  private static func length(_ cells: ArraySlice<Cell>, room: Int) -> Int {
    var (count, columns) = (0, 0)
    var word: Int?
    for cell in cells {
      columns += cell.character.columns
      if columns > room {
        if cell.character == " " { return max(1, count) }
        // A word that is longer than a row can be broken anywhere.
        return word ?? max(1, count)
      }
      if cell.character == " ", count > 0, cells[cells.startIndex + count - 1].character != " " { word = count }
      count += 1
    }
    return count
  }

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117) for each style.
  private static let codes: [Style: String] = [.title: "1;36", .strong: "1", .faint: "2", .warning: "33"]
}
