import Interfaces

/// The visible part of an edited line around the cursor, with `…` where the text is cut.
struct LineWindow: Equatable {
  let text: String
  /// The column of the cursor, counted from 0.
  let cursor: Int

  /// - Parameter room: the number of columns. Only the part of a long line that fits is examined.
  init(_ editor: LineEditor, room: Int) {
    let room = max(4, room)
    let before = Cells(editor.before.reversed(), room: room)
    let after = Cells(editor.after.reversed(), room: room)
    // At the end of the line, the cursor needs a column of its own.
    let behind = max(1, after.columns)
    if before.isWhole && after.isWhole && before.columns + behind <= room {
      text = before.text(reversed: true) + after.text()
      cursor = before.columns
      return
    }
    // The text before the cursor is more useful than the text after it.
    let right = min(behind, room / 3)
    let shownBefore = before.cut(to: min(before.columns, room - right))
    let shownAfter = after.cut(to: room - shownBefore.columns)
    text = shownBefore.text(reversed: true) + shownAfter.text()
    cursor = shownBefore.columns
  }
}

/// The displayed characters, starting at the cursor.
private struct Cells {
  private var characters: [Character] = []
  private(set) var columns = 0
  private(set) var isWhole = true

  init(_ line: some Sequence<Character>, room: Int) {
    for character in line {
      let shown: Character = character.isNewline ? "⏎" : character
      columns += shown.columns
      characters.append(shown)
      if columns > room {
        isWhole = false
        break
      }
    }
  }

  private init() {}

  /// Returns as many characters as fit, with a mark at the end if some don't fit.
  func cut(to room: Int) -> Cells {
    if isWhole && columns <= room { return self }
    var cells = Cells()
    for character in characters where cells.isWhole {
      if cells.columns + character.columns > room - 1 {
        cells.isWhole = false
      } else {
        cells.characters.append(character)
        cells.columns += character.columns
      }
    }
    if room > 0 {
      cells.characters.append("…")
      cells.columns += 1
    }
    return cells
  }

  func text(reversed: Bool = false) -> String {
    VisibleText.clean(String(reversed ? characters.reversed() : characters))
  }
}
