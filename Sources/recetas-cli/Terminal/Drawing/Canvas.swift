import Interfaces

/// A terminal's screen, redrawn in place.
@MainActor final class Canvas {
  private let texts: Texts
  private let usesColor: Bool
  private let size: () -> (width: Int, height: Int)
  private let send: (String) -> Void

  private var frame = Frame()
  /// Makes the content for the current size.
  private var content: () -> [Line] = { [] }
  /// The size that the content was made for. `nil` if the content is outdated.
  private var writtenFor: (width: Int, height: Int)?
  /// What the content's screen said last, and what was said beside it.
  private var notice: [Line] = []
  private var told: [Line] = []
  private var drawing: Frame.Drawing?
  /// What stands on the terminal.
  private var shown: [String] = []
  /// The content grew; scroll to the new part.
  private var growing: [Line]?

  /// - Parameters:
  ///   - size: of the terminal now.
  ///   - send: writes to the terminal.
  init(
    _ texts: Texts, usesColor: Bool, size: @escaping () -> (width: Int, height: Int), send: @escaping (String) -> Void
  ) {
    self.texts = texts
    self.usesColor = usesColor
    self.size = size
    self.send = send
    frame.position = { texts.position($0, $1, $2) }
  }

  var width: Int { size().width }
  /// How many rows of a long content are shown at once.
  var page: Int { frame.page(width: size().width, height: size().height) }

  // MARK: What is shown

  /// Shows content in place of the last one.
  ///
  /// - Parameters:
  ///   - notice: what just happened; empty: nothing, and what was said before stays until the next key.
  ///   - content: is asked again when the terminal has another size.
  func show(notice: [Line], content: @escaping () -> [Line]) {
    if !notice.isEmpty { self.notice = notice }
    self.content = content
    (writtenFor, frame.status) = (nil, nil)
    draw()
  }

  /// Says something beside the content.
  func tell(_ lines: [Line]) {
    told += lines.drop { $0 == Line() }
    draw()
  }

  /// Shows what is being waited for, until something else is shown.
  func wait(_ status: Line?) {
    frame.status = status
    draw()
  }

  /// The same, unless something is shown already.
  func wait(for status: Line) { if frame.status == nil { wait(status) } }

  var keys: String {
    get { frame.keys }
    set { frame.keys = newValue }
  }

  /// Another screen follows: its content begins at its top. What was told stays.
  func turn() {
    content = { [] }
    writtenFor = nil
    (frame.top, frame.status, growing, drawing) = (0, nil, nil, nil)
  }

  /// A line was entered: clears older notices.
  func forget() { (notice, told, growing) = ([], [], nil) }

  // MARK: The line that is typed

  func edit(_ label: Line, _ editor: LineEditor) {
    (frame.label, frame.editor) = (label, editor)
    draw()
  }

  // MARK: Pages

  /// Shows the next page, or the one before; `false`: this is the last one, or the first.
  @discardableResult func turnPage(back: Bool = false) -> Bool {
    guard let drawing else { return false }
    // Keeps one row of the last page, for orientation.
    let step = max(1, drawing.page - 1)
    let top = max(0, min(drawing.top + (back ? -step : step), drawing.length - drawing.page))
    if top == drawing.top { return false }
    frame.top = top
    draw()
    return true
  }

  /// The next content continues this one: the view stays where this one ended.
  func grow() { growing = frame.content }

  /// Whether it still has to come.
  var isGrowing: Bool { growing != nil }
  /// Whether there is more than one page.
  var isLong: Bool { drawing.map { $0.length > $0.page } ?? false }

  // MARK: Drawing

  /// Draws everything, whatever stands on the terminal.
  func redraw() {
    shown = []
    draw()
  }

  private func draw() {
    let (width, height) = size()
    frame.notices = notice + told
    if writtenFor.map({ $0 == (width, height) }) != true {
      let title = frame.content.first
      frame.content = content()
      writtenFor = (width, height)
      if frame.content.first != title { frame.top = 0 }
    }
    if let growing, frame.content != growing {
      let common = zip(growing, frame.content).prefix { $0 == $1 }.map(\.0)
      frame.top = common.flatMap { $0.rows(width: width) }.count
      self.growing = nil
    }
    let drawing = frame.drawn(width: width, height: height)
    self.drawing = drawing
    frame.top = drawing.top
    let rows = drawing.rows.map { $0.text(inColor: usesColor) }
    var text = "\u{1B}[?25l"
    if shown.count != rows.count {
      text += "\u{1B}[2J"
      shown = Array(repeating: "", count: rows.count)
    }
    for (number, row) in rows.enumerated() where row != shown[number] {
      text += "\u{1B}[\(number + 1);1H\u{1B}[2K" + row
    }
    shown = rows
    send(text + "\u{1B}[\(drawing.cursor.row + 1);\(drawing.cursor.column + 1)H\u{1B}[?25h")
  }
}
