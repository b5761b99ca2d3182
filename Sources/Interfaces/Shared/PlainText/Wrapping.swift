extension Line {
  /// Wraps text into lines of at most `width` columns, including the indent. Words that are longer than a line stay whole.
  package static func wrapped(_ text: String, indent: Int, width: Int, _ style: Style = .plain) -> [Line] {
    wrapped(text, behind: spaces(indent), width: width, style)
  }

  /// Wraps each line of text separately.
  static func paragraphs(_ text: String, indent: Int, width: Int, _ style: Style = .plain) -> [Line] {
    if text.isEmpty { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.isEmpty ? [""] : wrapped(String(line), indent: indent, width: width, style)
    }
  }

  /// Wraps text after a mark, such as a number. Continuation lines are indented to the start of the text.
  package static func wrapped(_ text: String, behind mark: String, width: Int, _ style: Style = .plain) -> [Line] {
    let lines = pieces(text, room: max(20, width - mark.columns))
    return lines.enumerated().map { Line($0 == 0 ? mark : spaces(mark.columns)).adding($1, style) }
  }

  private static func pieces(_ text: String, room: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty && current.columns + 1 + String(word).columns > room {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }

  /// Returns rows in two columns.
  ///
  /// - Parameter line: a function that creates the line of a row. The line must contain `gap` after the label, so that the second column is
  ///   aligned.
  package static func columns<Row>(
    _ rows: [Row], by label: (Row) -> String, _ line: (_ row: Row, _ gap: String) -> Line
  ) -> [Line] {
    let width = rows.map { label($0).columns }.max() ?? 0
    return rows.map { line($0, spaces(width - label($0).columns + 2)) }
  }

  /// Returns `text` aligned to the right in a column of this width.
  static func right(_ text: String, _ width: Int) -> String { spaces(width - text.columns) + text }

  package static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
