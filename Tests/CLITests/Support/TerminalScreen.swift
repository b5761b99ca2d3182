import Interfaces

/// The screen of a terminal that supports the parts of ECMA-48 and xterm that the program uses.
struct TerminalScreen: Sendable {
  private(set) var width: Int
  private(set) var height: Int
  private var rows: [[Character]]
  private var cursor = (row: 0, column: 0)
  /// The main screen, saved while the alternate screen is shown.
  private var saved: (rows: [[Character]], cursor: (row: Int, column: Int))?
  /// The bytes of an incomplete escape sequence or character.
  private var rest: [UInt8] = []
  /// Whether the bell rang. The program never rings it.
  private(set) var hasRung = false
  /// Whether the terminal's capabilities were queried (DA1).
  private(set) var isAsked = false
  /// The terminal modes that are currently on.
  private(set) var modes: Set<String> = []

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rows = Self.empty(width, height)
  }

  private static func empty(_ width: Int, _ height: Int) -> [[Character]] {
    Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The rows without trailing spaces.
  var lines: [String] {
    rows.map { row in
      let text = String(row.filter { $0 != "\0" })
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
  var text: String { lines.joined(separator: "\n") }
  var isOtherScreen: Bool { saved != nil }
  /// Whether the cursor is hidden, which means that drawing isn't finished.
  private(set) var isDrawing = false
  /// The text of the cursor's row up to the cursor.
  var typed: String { String(rows[cursor.row].prefix(cursor.column).filter { $0 != "\0" }) }

  mutating func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rows = Self.empty(width, height)
    cursor = (0, 0)
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      if take(rest) { rest = [] }
    }
  }

  /// Handles the bytes of one character or sequence. Returns whether the bytes are complete.
  private mutating func take(_ bytes: [UInt8]) -> Bool {
    switch bytes[0] {
    case 0x1B:
      guard bytes.count > 2, let last = bytes.last, (0x40..<0x7F).contains(last) else { return false }
      control(String(decoding: bytes.dropFirst(2), as: UTF8.self))
    case 0x0D: cursor.column = 0
    case 0x0A: newLine()
    case 0x08: cursor.column = max(0, cursor.column - 1)
    case 0x07: hasRung = true
    case 0xC0...:
      let count = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2
      guard bytes.count == count else { return false }
      put(Character(String(decoding: bytes, as: UTF8.self)))
    default: put(Character(Unicode.Scalar(bytes[0])))
    }
    return true
  }

  private mutating func newLine() {
    if cursor.row + 1 < height {
      cursor.row += 1
    } else {
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: width))
    }
  }

  private mutating func put(_ character: Character) {
    let columns = character.columns
    if columns == 0 { return }
    if cursor.column + columns > width {
      cursor.column = 0
      newLine()
    }
    rows[cursor.row][cursor.column] = character
    if columns == 2 { rows[cursor.row][cursor.column + 1] = "\0" }
    cursor.column += columns
  }

  private mutating func control(_ sequence: String) {
    let numbers = sequence.dropLast().split(separator: ";").map { Int($0) ?? 0 }
    switch sequence.last {
    case "H": cursor = (min(height, numbers.first ?? 1) - 1, min(width, numbers.last ?? 1) - 1)
    case "C": cursor.column = min(width - 1, cursor.column + (numbers.first ?? 1))
    case "K":
      for column in (numbers.first == 2 ? 0 : min(cursor.column, width))..<width { rows[cursor.row][column] = " " }
    case "J": rows = Self.empty(width, height)
    case "c": isAsked = true
    case "h": set(String(sequence.dropLast()))
    case "l": unset(String(sequence.dropLast()))
    default: break
    }
  }

  private mutating func set(_ mode: String) {
    modes.insert(mode)
    if mode == "?25" { isDrawing = false }
    if mode == "?1049", saved == nil { saved = (rows, cursor) }
  }

  private mutating func unset(_ mode: String) {
    modes.remove(mode)
    if mode == "?25" { isDrawing = true }
    if mode == "?1049", let saved {
      (rows, cursor) = saved
      self.saved = nil
    }
  }
}
