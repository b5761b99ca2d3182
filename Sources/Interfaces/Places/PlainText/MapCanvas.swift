/// A grid of terminal cells, each with a character, a style, and a flag that protects it from being overwritten.
struct MapCanvas {
  struct Cell {
    var character: Character = " "
    var style = Line.Style.plain
    /// The dots of the pins in the cell, as the bits of a braille pattern (an offset from U+2800).
    var dots: UInt8 = 0
    /// The number of pins in the cell.
    var pins = 0
    /// Whether the cell must not be overwritten.
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

  /// Writes text if its cells and the adjacent cells are free, since text without a gap would run together. Returns whether the text was
  /// written.
  ///
  /// - Parameter own: the column of the pin that the text belongs to. The text can cover this pin. `nil` if the text must not cover any
  ///   pin.
  mutating func write(_ text: String, from column: Int, row: Int, over own: Int?, _ style: Line.Style) -> Bool {
    let end = column + text.count
    guard column >= 0, end <= columns, (0..<rows).contains(row) else { return false }
    for near in max(0, column - 1)...min(columns - 1, end) {
      let cell = self[near, row]
      // The dots of other pins are easy to distinguish from text next to them, but letters are not.
      let isFree = !cell.isTaken && (cell.pins == 0 || !(column..<end).contains(near))
      if !isFree && !(near == own && cell.pins == 1) { return false }
    }
    for (offset, character) in text.enumerated() {
      self[column + offset, row] = Cell(character: character, style: style, isTaken: true)
    }
    return true
  }

  /// Returns a row as a line of spans, one for each run of cells with the same style.
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
