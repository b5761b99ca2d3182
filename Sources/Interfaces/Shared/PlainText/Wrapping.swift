extension Line {
  /// A text over as many lines as it needs, each at most `width` characters with its indent; a longer word stays whole.
  static func wrapped(_ text: String, indent: Int, width: Int, _ style: Style = .plain) -> [Line] {
    let room = max(20, width - indent)
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty && current.count + 1 + word.count > room {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    if !current.isEmpty { lines.append(current) }
    return lines.map { Line(spaces(indent)).adding($0, style) }
  }

  /// `text` at the right end of a column.
  static func right(_ text: String, _ width: Int) -> String { spaces(width - text.count) + text }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
