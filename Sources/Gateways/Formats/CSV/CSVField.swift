/// A field of a CSV table. Every byte that isn't UTF-8 is read as Windows-1252, the encoding of old spreadsheets.
struct CSVField {
  let text: String
  /// The text as read in the encoding that was not chosen, for a report. In UTF-8, `�` replaces each invalid byte. `nil` if both encodings
  /// give the same text.
  let misread: String?

  /// Returns the fields of a row. Bytes that are valid in both encodings are read as Windows-1252 if any byte in the row isn't UTF-8, or if
  /// the whole table is in Windows-1252.
  static func row(_ fields: [[UInt8]], of encoding: CSVEncoding) -> [CSVField] {
    let row = fields.map { CSVField($0, encoding) }
    return encoding != .utf8 || row.allSatisfy { $0.misread == nil } ? row : fields.map { CSVField($0, .windows) }
  }

  private init(_ bytes: [UInt8], _ encoding: CSVEncoding) {
    let utf8 = String(validating: bytes, as: UTF8.self)
    if let utf8, encoding == .utf8 {
      (text, misread) = (utf8, nil)
      return
    }
    var mixed = ""
    for character in MixedCharacters(bytes) {
      switch character {
      case .ascii(let letters): mixed += String(decoding: letters, as: UTF8.self)
      case .utf8(let letter): mixed += letter
      case .windows(let bytes): mixed += Self.windows(bytes)
      case .either(let letter, let bytes): mixed += encoding == .utf8 ? letter : Self.windows(bytes)
      }
    }
    if let utf8, encoding == .unknown {
      (text, misread) = (utf8, utf8 == mixed ? nil : mixed)
    } else {
      (text, misread) = (mixed, utf8 == mixed ? nil : String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func windows(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(HTMLEntities.scalar(ofWindows: byte) ?? "\u{FFFD}") }
    return String(text)
  }
}

/// The encoding of a CSV table.
enum CSVEncoding {
  /// UTF-8, possibly with some invalid bytes.
  case utf8
  /// Windows-1252: some bytes aren't valid UTF-8, and no character is valid only in UTF-8.
  case windows
  /// UTF-8 or Windows-1252: the table has only ASCII characters, and pairs of bytes that are valid in both encodings.
  case unknown

  init(of table: [UInt8]) {
    self = .utf8
    for character in MixedCharacters(table) {
      switch character {
      case .ascii: break
      case .utf8:
        self = .utf8
        return
      case .windows: self = .windows
      case .either: if self == .utf8 { self = .unknown }
      }
    }
  }
}

/// The characters of bytes in UTF-8, in Windows-1252, or in a mixture of both.
private struct MixedCharacters: Sequence, IteratorProtocol {
  enum Character {
    case ascii(ArraySlice<UInt8>)
    case utf8(String)
    /// A byte that isn't UTF-8.
    case windows(ArraySlice<UInt8>)
    /// Two bytes that are a letter in UTF-8, and a capital letter and a symbol in Windows-1252: `ɮ` or `É®`. No other UTF-8 character
    /// beyond ASCII is next to them.
    case either(utf8: String, windows: ArraySlice<UInt8>)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether the previous character is a UTF-8 character beyond ASCII.
  private var followsUTF8 = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns whether a UTF-8 character beyond ASCII starts at an index.
  private func isUTF8(at index: Int) -> Bool {
    guard index < bytes.count, bytes[index] >= 0xC0 else { return false }
    return String(validating: bytes[index...].prefix(Self.length(from: bytes[index])), as: UTF8.self) != nil
  }

  private static func length(from byte: UInt8) -> Int { byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  mutating func next() -> Character? {
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[start] < 0x80 {
      followsUTF8 = false
      index = bytes[start...].firstIndex { $0 >= 0x80 } ?? bytes.count
      return .ascii(bytes[start..<index])
    }
    let length = Self.length(from: bytes[start])
    guard let letter = String(validating: bytes[start...].prefix(length), as: UTF8.self) else {
      followsUTF8 = false
      index += 1
      return .windows(bytes[start..<index])
    }
    index += length
    let isAlone = !followsUTF8 && !isUTF8(at: index)
    followsUTF8 = true
    let pair = bytes[start..<index]
    let isPair =
      isAlone && length == 2 && letter.unicodeScalars.allSatisfy { Self.isForeign($0.value) }
      && pair.allSatisfy { HTMLEntities.scalar(ofWindows: $0) != nil }
    return isPair ? .either(utf8: letter, windows: pair) : .utf8(letter)
  }

  /// Returns whether a character is neither a Latin letter of a European language nor a combining accent of one.
  private static func isForeign(_ scalar: UInt32) -> Bool {
    scalar >= 0x180 && !(0x218...0x21B).contains(scalar) && !(0x300...0x345).contains(scalar)
      && !["ƒ", "ˆ", "˜"].contains(Unicode.Scalar(scalar))
  }
}
