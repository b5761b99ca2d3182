/// A key press, named after its effect on line editing.
enum Key: Sendable, Hashable {
  /// Typed characters that arrived at the same time.
  case text(String)
  /// Pasted text as a whole. Its lines end with `\n`.
  case paste(String)
  case enter
  case left, right, wordLeft, wordRight, home, end
  /// Shows the previous or the next line of the history.
  case up, down
  case backspace, delete
  /// Deletes text, and keeps the text for ``yank``.
  case killWordBefore, killWordAfter, killToStart, killToEnd
  case yank
  /// Shows the previous or the next page of the content above the line.
  case pageUp, pageDown
  /// Opens the text in the user's editor.
  case editor
  case redraw
  case interrupt, suspend
  /// Deletes a character, or ends the input on an empty line.
  case endOfInput
}
