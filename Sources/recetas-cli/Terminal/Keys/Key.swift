/// A key press, by its meaning for line editing.
enum Key: Sendable, Hashable {
  /// Letters, as many as came at once.
  case text(String)
  /// Text from elsewhere, whole; its lines end with `\n`.
  case paste(String)
  case enter
  case left, right, wordLeft, wordRight, home, end
  /// To the line before and after in the history.
  case up, down
  case backspace, delete
  /// These keep what they delete for ``yank``.
  case killWordBefore, killWordAfter, killToStart, killToEnd
  case yank
  /// A page of what stands above the line.
  case pageUp, pageDown
  /// Opens the text in the user's editor.
  case editor
  case redraw
  case interrupt, suspend
  /// Deletes, or ends the input on an empty line.
  case endOfInput
}
