/// A sheet of terminal cells, each with one character, a style, and what may not be written over.
struct MapCanvas {
  struct Cell {
    var character: Character = " "
    var style = Line.Style.plain
    /// The dots of the pins in a cell, as braille counts them (U+2800 and these bits).
    var dots: UInt8 = 0
    /// How many pins stand here.
    var pins = 0
    /// Whether something stands here that must stay.
    var isTaken = false
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Writes a text unless something stands where it would, or right beside it, where two texts would run together; says whether it did.
  ///
  /// - Parameter own: the column of the text's own sign, which it may cover.
  mutating func write(_ text: String, from column: Int, row: Int, over own: Int?, _ style: Line.Style) -> Bool {
    let end = column + text.count
    guard column >= 0, end <= columns, (0..<rows).contains(row) else { return false }
    for near in max(0, column - 1)...min(columns - 1, end) {
      let cell = self[near, row]
      // Dots beside a text can be told from it, letters can't.
      let isFree = !cell.isTaken && (cell.pins == 0 || !(column..<end).contains(near))
      if !isFree && !(near == own && cell.pins == 1) { return false }
    }
    for (offset, character) in text.enumerated() {
      self[column + offset, row] = Cell(character: character, style: style, isTaken: true)
    }
    return true
  }

  /// A row in pieces, one for each style in turn.
  func line(_ row: Int, before: String, after: String) -> Line {
    var line = Line(before, .faint)
    var (run, style) = ("", Line.Style.plain)
    for column in 0..<columns {
      let cell = self[column, row]
      let isBlank = cell.character == " "
      if !isBlank && cell.style != style {
        if !run.isEmpty { line = line.adding(run, style) }
        (run, style) = ("", cell.style)
      }
      run.append(cell.character)
    }
    return line.adding(run, style).adding(after, .faint)
  }
}
