/// A request for a line.
struct LineRequest: Sendable {
  /// Stands before the line.
  var label: String
  /// Stands in the line at first.
  var text = ""
  /// The name of the history that the arrows recall; `nil`: none.
  var history: String?
  /// Whether the text may have several lines.
  var isLong = false
  /// The key hints for a drawn screen.
  var keys = ""
}

/// How the editing of a line ended.
enum LineAnswer: Sendable, Hashable {
  case line(String)
  /// Ctrl-C, with the text typed so far.
  case interrupted(String)
  /// Ctrl-D on an empty line: of this one, and of no other.
  case ended
  /// The terminal is gone.
  case closed
}

/// A terminal that can edit lines and draw screens.
@MainActor protocol LineTerminal: AnyObject {
  /// Whether the last answer was the last of all.
  var isClosed: Bool { get }

  /// Whether the whole screen is drawn.
  var hasScreen: Bool { get }

  var size: (width: Int, height: Int) { get }

  func send(_ text: String)

  /// A line that the user edits. What was typed or pasted beyond it is there for the next one.
  ///
  /// - Parameter typing: is told the text when it changed.
  func readLine(_ request: LineRequest, typing: @MainActor (String) -> Void) async -> LineAnswer

  /// The whole screen is drawn from now on, until ``closeScreen()``.
  func openScreen(_ canvas: Canvas)
  func closeScreen()

  /// Shows on a drawn screen what is being waited for; `nil`: nothing.
  func wait(_ text: String?)

  /// Ends the process as Ctrl-C does elsewhere.
  func interrupt()
}
