/// A line while it is typed: what each key does to it.
struct TypedLine {
  enum Step: Equatable {
    /// The line is another than before.
    case changed
    /// Enter: it is whole.
    case ended
    /// Ctrl-D on an empty line: no more lines.
    case closed
    /// Ctrl-C.
    case interrupted
    /// Nothing that shows.
    case nothing
  }

  private var bytes: [UInt8] = []
  /// How far into an escape sequence (ECMA-48, 5.4) the last bytes were: arrows and their like do nothing.
  private var escape: Escape?

  private enum Escape { case begun, parameters }

  /// What was typed so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes were typed.
  var count: Int { bytes.count }

  /// The end of it, long enough for so many letters as a rule; it costs the same however long the line is.
  func end(of letters: Int) -> String {
    String(decoding: bytes.suffix(letters * 16).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }

  /// Whether bytes of the last letter are missing: UTF-8 says with the first how many there are (RFC 3629, section 3).
  private var isInsideLetter: Bool {
    let following = bytes.reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard let first = bytes.dropLast(following).last, first >= 0xC0 else { return false }
    return following < (first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1)
  }

  mutating func take(_ byte: UInt8) -> Step {
    if let escape {
      switch (escape, byte) {
      case (.begun, UInt8(ascii: "[")), (.begun, UInt8(ascii: "O")): self.escape = .parameters
      case (.parameters, 0x20..<0x40): break
      default: self.escape = nil
      }
      return .nothing
    }
    switch byte {
    case 0x0A, 0x0D: return .ended
    case 0x03: return .interrupted
    case 0x04: return bytes.isEmpty ? .closed : .nothing
    case 0x08, 0x7F:
      if bytes.isEmpty { return .nothing }
      bytes = Array(text.dropLast().utf8)
      return .changed
    case 0x15:  // Ctrl-U
      bytes = []
      return .changed
    case 0x1B:
      escape = .begun
      return .nothing
    case 0..<0x20: return .nothing
    default:
      bytes.append(byte)
      return isInsideLetter ? .nothing : .changed
    }
  }
}
