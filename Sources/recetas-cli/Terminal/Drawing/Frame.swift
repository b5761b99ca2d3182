import Interfaces

/// The contents of a terminal, from top to bottom: a page of the content, notices, the keys and the input line.
///
/// The frame is a pure value that creates the rows for a given size.
struct Frame {
  var content: [Line] = []
  /// The first visible row of the content.
  var top = 0
  var notices: [Line] = []
  /// The waiting notice, in place of the blank row above the keys.
  var status: Line?
  /// The key hints, separated by ` · `.
  var keys = ""
  /// Describes the visible part of long content by its first row, its last row and the number of rows.
  var position: (Int, Int, Int) -> Line = { _, _, _ in Line() }
  /// The label before the input line.
  var label = Line()
  var editor = LineEditor()

  struct Drawing: Equatable {
    /// The rows, one for each row of the terminal.
    var rows: [Line]
    var cursor: (row: Int, column: Int)
    /// The first visible row of the content, and the number of rows that fit.
    var top: Int
    var page: Int
    /// The number of rows of the content.
    var length: Int

    static func == (a: Drawing, b: Drawing) -> Bool {
      a.rows == b.rows && a.cursor == b.cursor && a.top == b.top && a.page == b.page && a.length == b.length
    }
  }

  func drawn(width: Int, height: Int) -> Drawing {
    let (prompt, cursor) = prompt(width: width, height: height)
    let keyRows = keyRows(width: width).prefix(max(1, (height - prompt.count) / 3))
    var bottom = Array(keyRows) + prompt
    // The keys and the input line have the highest priority, then notices, then the content.
    let messages = notices.flatMap { $0.rows(width: width) }.suffix(max(0, (height - bottom.count - 2) / 2))
    if let status {
      bottom = [status.rows(width: width)[0]] + bottom
    } else if height > bottom.count {
      bottom = [""] + bottom
    }
    if !messages.isEmpty { bottom = (height > bottom.count + messages.count ? [""] : []) + messages + bottom }
    bottom = bottom.suffix(height)

    let rows = content.flatMap { $0.rows(width: width) }
    let room = height - bottom.count
    let isLong = rows.count > room
    let page = max(0, isLong ? room - 1 : room)
    let first = max(0, min(top, rows.count - page))
    var shown = Array(rows.dropFirst(first).prefix(page))
    if isLong, room > 0 { shown.append(position(first + 1, first + shown.count, rows.count).rows(width: width)[0]) }
    shown += Array(repeating: Line(), count: max(0, room - shown.count))
    return Drawing(
      rows: shown + bottom, cursor: (height - 1, cursor), top: first, page: page, length: rows.count)
  }

  /// Returns the number of rows of long content that fit if there are no notices or questions.
  func page(width: Int, height: Int) -> Int {
    var quiet = Frame()
    (quiet.keys, quiet.label) = (keys, "> ")
    quiet.content = Array(repeating: Line(), count: height)
    return quiet.drawn(width: width, height: height).page
  }

  /// Wraps the key hints without separating a key from its description, if possible.
  private func keyRows(width: Int) -> [Line] {
    var rows: [String] = []
    for key in keys.split(separator: " · ") {
      if let last = rows.last, (last + " · " + key).columns <= width {
        rows[rows.count - 1] = last + " · " + key
      } else {
        rows.append(String(key))
      }
    }
    return rows.isEmpty ? [Line()] : rows.flatMap { Line($0, .faint).rows(width: width) }
  }

  /// Lays out the question in as many rows as needed. The input line follows in the last of these rows, if there is enough room, or below
  /// it.
  private func prompt(width: Int, height: Int) -> (rows: [Line], cursor: Int) {
    var rows = Array(label.rows(width: width).suffix(max(1, height / 2)))
    var last = rows.removeLast()
    var start = last.text().columns
    if start > width / 2 {
      if height > 3 { rows.append(last) }
      (last, start) = (Line("> "), 2)
    }
    let window = LineWindow(editor, room: width - start)
    return (rows + [last.adding(window.text)], start + window.cursor)
  }
}
