import Interfaces

/// A terminal screen that is redrawn in place.
@MainActor final class Canvas {
  private let texts: Texts
  private let usesColor: Bool
  private let size: () -> (width: Int, height: Int)
  private let send: (String) -> Void

  private var frame = Frame()
  /// Creates the content for the current size.
  private var content: () -> [Line] = { [] }
  /// The size for which the content was created. `nil` if the content is outdated.
  private var writtenFor: (width: Int, height: Int)?
  /// The last notice of the visible screen, and further messages.
  private var notice: [Line] = []
  private var messages: [Line] = []
  private var drawing: Frame.Drawing?
  /// The rows currently visible in the terminal.
  private var shown: [String] = []
  /// The content before new content is added at its end. Afterwards, the view scrolls to the new part. `nil` if nothing is being added.
  private var growing: [Line]?

  /// - Parameters:
  ///   - size: a closure that returns the current size of the terminal.
  ///   - send: a closure that writes to the terminal.
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
  /// The number of rows of long content that fit on one page.
  var page: Int { frame.page(width: size().width, height: size().height) }

  // MARK: Content

  /// Shows content in place of the previous one.
  ///
  /// - Parameters:
  ///   - notice: the notice about the last event. If it is empty, the previous notice stays until the next keystroke.
  ///   - content: a closure that creates the content. It is called again for each new terminal size.
  func show(notice: [Line], content: @escaping () -> [Line]) {
    if !notice.isEmpty { self.notice = notice }
    self.content = content
    (writtenFor, frame.status) = (nil, nil)
    draw()
  }

  /// Shows a message next to the content.
  func tell(_ lines: [Line]) {
    messages += lines.drop { $0 == Line() }
    draw()
  }

  /// Shows a waiting notice, until something else is shown. `nil` removes the notice.
  func wait(_ status: Line?) {
    frame.status = status
    draw()
  }

  /// Shows a waiting notice, unless there already is one.
  func wait(for status: Line) { if frame.status == nil { wait(status) } }

  var keys: String {
    get { frame.keys }
    set { frame.keys = newValue }
  }

  /// Prepares for another screen, which is shown from its top. Messages stay.
  func turn() {
    content = { [] }
    writtenFor = nil
    (frame.top, frame.status, growing, drawing) = (0, nil, nil, nil)
  }

  /// Clears older notices after the user enters a line.
  func forget() { (notice, messages, growing) = ([], [], nil) }

  // MARK: Input line

  func edit(_ label: Line, _ editor: LineEditor) {
    (frame.label, frame.editor) = (label, editor)
    draw()
  }

  // MARK: Pages

  /// Shows the next or the previous page. Returns `false` if there is no such page.
  @discardableResult func turnPage(back: Bool = false) -> Bool {
    guard let drawing else { return false }
    // One row of the page shown before stays visible for orientation.
    let step = max(1, drawing.page - 1)
    let top = max(0, min(drawing.top + (back ? -step : step), drawing.length - drawing.page))
    if top == drawing.top { return false }
    frame.top = top
    draw()
    return true
  }

  /// Prepares for content that continues the current one, so that the view stays where the current content ends.
  func grow() { growing = frame.content }

  /// Whether the new part of the content has not been shown yet.
  var isGrowing: Bool { growing != nil }
  /// Whether the content is longer than one page.
  var isLong: Bool { drawing.map { $0.length > $0.page } ?? false }

  // MARK: Drawing

  /// Redraws everything, regardless of the terminal's current state.
  func redraw() {
    shown = []
    draw()
  }

  private func draw() {
    let (width, height) = size()
    frame.notices = notice + messages
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
