/// The characters that draw a map in a terminal.
struct MapSymbols {
  let pin: Character
  let found: Character
  let user: Character
  let landmark: Character
  let grid: Character
  /// The arrows for places beyond the edges, in the order up, right, down, left.
  let arrows: [Character]
  /// The corners of the frame, clockwise from the upper left corner.
  let corners: [Character]
  let across: Character
  let down: Character
  let barEnds: (Character, Character)
  let isBraille: Bool

  /// The symbols for terminals that support Unicode.
  static let unicode = MapSymbols(
    pin: "⠂", found: "●", user: "◎", landmark: "○", grid: "+", arrows: ["▲", "▶", "▼", "◀"],
    corners: ["┌", "┐", "┘", "└"], across: "─", down: "│", barEnds: ("├", "┤"), isBraille: true)
  /// The ASCII symbols for terminals that don't support Unicode.
  static let plain = MapSymbols(
    pin: ".", found: "*", user: "@", landmark: "o", grid: "+", arrows: ["^", ">", "v", "<"],
    corners: ["+", "+", "+", "+"], across: "-", down: "|", barEnds: ("[", "]"), isBraille: false)

  /// Returns the bit of the dot in a column (0 or 1) and a row (0 to 3) of a braille cell (Unicode, chapter 21).
  static func dot(_ column: Int, _ row: Int) -> UInt8 {
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return bits[row][column]
  }

  static func braille(_ dots: UInt8) -> Character {
    Unicode.Scalar(0x2800 + UInt32(dots)).map(Character.init) ?? " "
  }
}
