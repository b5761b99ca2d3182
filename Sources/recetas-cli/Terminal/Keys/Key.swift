/// What somebody does at a terminal's keyboard, by its meaning in a line of text.
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
  /// What goes with these can be put back by ``yank``.
  case killWordBefore, killWordAfter, killToStart, killToEnd
  case yank
  /// A page of what stands above the line.
  case pageUp, pageDown
  /// The text is wanted in an editor of the user's own.
  case editor
  case redraw
  case interrupt, suspend
  /// Deletes, or ends the input on an empty line.
  case endOfInput
}
