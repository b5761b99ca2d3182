/// A request to edit a line.
struct LineRequest: Sendable {
  /// The label before the line.
  var label: String
  /// The initial text of the line.
  var text = ""
  /// The name of the history that the arrow keys recall. `nil` if there is no history.
  var history: String?
  /// Whether the text can have several lines.
  var isLong = false
  /// The key hints for a drawn screen.
  var keys = ""
}

/// The result of editing a line.
enum LineAnswer: Sendable, Hashable {
  case line(String)
  /// The user pressed Ctrl-C after typing this text.
  case interrupted(String)
  /// The user pressed Ctrl-D on an empty line. The next line can still be read.
  case ended
  /// The terminal was closed.
  case closed
}

/// A terminal that can edit lines and draw screens.
@MainActor protocol LineTerminal: AnyObject {
  /// Whether the terminal was closed, so that no more lines can be read.
  var isClosed: Bool { get }

  /// Whether the whole screen is drawn.
  var hasScreen: Bool { get }

  var size: (width: Int, height: Int) { get }

  func send(_ text: String)

  /// Lets the user edit a line. Input after the end of the line is kept for the next line.
  ///
  /// - Parameter typing: a closure that receives the text after each change.
  func readLine(_ request: LineRequest, typing: @MainActor (String) -> Void) async -> LineAnswer

  /// Draws the whole screen until ``closeScreen()``.
  func openScreen(_ canvas: Canvas)
  func closeScreen()

  /// Shows a waiting notice on a drawn screen. `nil` removes the notice.
  func wait(_ text: String?)

  /// Ends the process as Ctrl-C normally does.
  func interrupt()
}
