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
      // A letter may be several bytes, and shows with the last.
      return String(validating: bytes, as: UTF8.self) == nil ? .nothing : .changed
    }
  }
}
