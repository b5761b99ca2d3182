import Interfaces

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of the process. Lines are edited below printed text, or at the bottom of a drawn screen.
@MainActor final class SystemTerminal: LineTerminal {
  /// The sequences for the terminal's alternate screen, which leaves the main screen unchanged (xterm's 1049).
  private static let (openScreen, closeScreen) = ("\u{1B}[?1049h\u{1B}[2J", "\u{1B}[0m\u{1B}[?1049l\u{1B}[?25h")
  /// The sequences for bracketed paste, which marks pasted text (xterm's 2004).
  private static let (openPaste, closePaste) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

  private let device: TerminalDevice
  private let editor: TextEditor
  private var decoder = KeyDecoder()
  /// The keys that were typed ahead and haven't been handled yet.
  private var keys: ArraySlice<Key> = []
  private var histories: [String: LineHistory] = [:]
  private var canvas: Canvas?
  /// The line being edited. `nil` if there is none.
  private var edited: (label: Line, line: LineEditor)?
  private var isReading = false
  private(set) var isClosed = false

  /// - Parameter output: an open terminal to draw on.
  init(output: Int32, editor: TextEditor) {
    self.editor = editor
    let (sizes, resized) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    device = TerminalDevice(output: output) { resized.yield() }
    Task { [weak self] in
      for await _ in sizes { self?.redraw() }
    }
  }

  var hasScreen: Bool { canvas != nil }

  var size: (width: Int, height: Int) { device.size }

  func send(_ text: String) { device.send(text) }

  // MARK: Screens

  func openScreen(_ canvas: Canvas) {
    self.canvas = canvas
    remember(isReading: false)
    device.enter(.quiet)
  }

  func closeScreen() {
    device.leave()
    canvas = nil
    remember(isReading: false)
  }

  func wait(_ text: String?) { canvas?.wait(text.map { Line($0, .faint) }) }

  /// Returns whether the terminal reports support for sixels (DEC STD 070: feature 4 of its primary device attributes).
  func showsSixels() async -> Bool {
    let answer = await device.ask("\u{1B}[c") { $0.firstMatch(of: /\e\[\?([0-9;]*)c/)?.1 }
    // The first number is the class of the terminal.
    return answer?.split(separator: ";").dropFirst().contains("4") == true
  }

  func interrupt() { device.end(by: SIGINT) }

  private func redraw() { if let canvas { canvas.redraw() } else { draw() } }

  // MARK: Lines

  func readLine(_ request: LineRequest, typing: @MainActor (String) -> Void) async -> LineAnswer {
    if isReading {
      device.leave()
      preconditionFailure("Two readers would share the keys among them.")
    }
    isReading = true
    defer { isReading = false }
    guard device.set(.keys) else { return .closed }
    begin(request)
    var line = LineEditor(request.text, history: request.history.flatMap { histories[$0] } ?? LineHistory())
    let label = Line(label(request.label), .strong)
    var answer: LineAnswer?
    while answer == nil {
      var isChanged = false
      while answer == nil, let key = keys.popFirst() {
        let step = await take(key, &line)
        isChanged = isChanged || step == .changed
        answer = self.answer(step, line, request)
      }
      edited = (label, line)
      draw()
      if answer != nil { break }
      // Long lines are pasted rather than typed, so they aren't reported after each keystroke.
      if isChanged, line.before.count < Self.longestTyped { typing(line.text) }
      if let bytes = await device.read() { keys += decoder.take(bytes) } else { answer = .closed }
    }
    finish(answer)
    if case .line(let text) = answer, let history = request.history {
      histories[history, default: .init()].append(text)
    }
    return answer ?? .closed
  }

  private static let longestTyped = 1_000

  /// Prints all rows of a long question except the last one, and returns the last row as the label.
  private func label(_ label: String) -> String {
    if canvas != nil { return label }
    var rows = Line(label).rows(width: max(1, device.size.width * 2 / 3)).map { $0.text() }
    let last = rows.removeLast()
    for row in rows { send(row + "\n") }
    // Wrapping removes trailing spaces, so the space at the end is restored.
    return label.hasSuffix(" ") && !last.hasSuffix(" ") ? last + " " : last
  }

  private func take(_ key: Key, _ line: inout LineEditor) async -> LineEditor.Step {
    switch key {
    case .pageUp: canvas?.turnPage(back: true)
    case .pageDown: canvas?.turnPage()
    case .redraw: canvas?.redraw()
    case .suspend: device.suspend()
    case .editor: return await edit(&line)
    default: return line.take(key)
    }
    return .nothing
  }

  private func answer(_ step: LineEditor.Step, _ line: LineEditor, _ request: LineRequest) -> LineAnswer? {
    switch step {
    case .entered: .line(entered(line.text, isLong: request.isLong))
    case .interrupted: .interrupted(line.text)
    case .ended: .ended
    case .changed, .moved, .nothing: nil
    }
  }

  /// Returns the entered text. If a single line was requested, returns the first line, and treats the others as typed ahead.
  private func entered(_ text: String, isLong: Bool) -> String {
    guard !isLong, let end = text.firstIndex(of: "\n") else { return text }
    let rest = text[text.index(after: end)...].split(separator: "\n", omittingEmptySubsequences: false)
    var ahead: [Key] = []
    for line in rest { ahead += [.text(String(line)), .enter] }
    // A line break at the end of the pasted text stands for the Enter that has just been handled.
    if rest.last?.isEmpty == true { ahead.removeLast(2) }
    keys = ahead + keys
    return String(text[..<end])
  }

  private func begin(_ request: LineRequest) {
    if let canvas, !request.keys.isEmpty { canvas.keys = request.keys }
    send(Self.openPaste)
    remember(isReading: true)
  }

  private func finish(_ answer: LineAnswer?) {
    edited = nil
    if answer == .closed { isClosed = true }
    send(Self.closePaste)
    remember(isReading: false)
    if let canvas {
      canvas.edit(Line(), LineEditor())
    } else if answer != .closed {
      send("\r\n")
    }
    device.set(canvas == nil ? .lines : .quiet)
  }

  /// Stores the sequences that restore the terminal, even if the process crashes.
  private func remember(isReading: Bool) {
    device.remember(
      opening: (canvas == nil ? "" : Self.openScreen) + (isReading ? Self.openPaste : ""),
      closing: (isReading ? Self.closePaste : "") + (canvas == nil ? "" : Self.closeScreen))
  }

  /// Edits the line in the user's editor.
  private func edit(_ line: inout LineEditor) async -> LineEditor.Step {
    let text = line.text
    let edited = await device.lend { [editor] in await editor.edit(text) }
    canvas?.redraw()
    switch edited {
    case .success(let text): return line.replace(text)
    case .failure(let error):
      tell(error.message)
      return .nothing
    }
  }

  private func tell(_ text: String) {
    if let canvas { canvas.tell([Line(text, .warning)]) } else { print(text + "\n") }
  }

  private func draw() {
    guard let edited else { return }
    if let canvas { return canvas.edit(edited.label, edited.line) }
    send(row(edited.label, edited.line))
  }

  private func row(_ label: Line, _ line: LineEditor) -> String {
    let start = label.text().columns
    let window = LineWindow(line, room: device.size.width - start)
    let column = start + window.cursor
    return "\r\u{1B}[K" + label.text() + window.text + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  /// Prints text above the edited line, or next to a drawn screen. Returns `false` if there is neither.
  @discardableResult func print(_ text: String) -> Bool {
    if let canvas {
      canvas.tell(text.split(separator: "\n").map { Line(String($0)) })
    } else if edited != nil || device.isLent {
      send("\r\u{1B}[K" + text)
      draw()
    } else {
      return false
    }
    return true
  }
}
