/// What a line is asked for with.
struct LineRequest: Sendable {
  /// Stands before the line.
  var label: String
  /// Stands in the line at first.
  var text = ""
  /// Whose earlier lines the arrows bring back; `nil`: there are none.
  var history: String?
  /// Whether the text may have several lines.
  var isLong = false
  /// What the keys do meanwhile; a drawn screen shows it.
  var keys = ""
}

/// How the editing of a line ended.
enum LineAnswer: Sendable, Hashable {
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D on an empty line: of this one, and of no other.
  case ended
  /// Nobody is there any more.
  case closed
}

/// A terminal that edits lines and draws screens: one that does more than print.
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

  /// Says on a drawn screen what is waited for; `nil`: nothing any more.
  func wait(_ text: String?)

  /// Ends the process as Ctrl-C does elsewhere.
  func interrupt()
}
