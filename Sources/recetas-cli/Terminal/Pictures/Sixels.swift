/// A picture as sixels: one device control string of printable characters, without any other terminal commands.
///
/// Source: DEC STD 070, 9.5 (`ESC P`, numbers, `q`, the picture, `ESC \`).
struct Sixels: Sendable, Hashable {
  /// The whole escape sequence.
  let text: String

  /// Creates a picture from a sixel sequence. `nil` for any other bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("\u{1B}P".utf8)), bytes.suffix(2) == Array("\u{1B}\\".utf8)[...], bytes.count > 4
    else { return nil }
    let content = bytes[2..<bytes.count - 2]
    // If anything but numbers precedes `q`, the sequence is a query that the terminal answers.
    let afterNumbers = content.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ";") }
    guard afterNumbers.first == UInt8(ascii: "q"),
      afterNumbers.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x0D }),
      !Self.hasLongNumber(content)
    else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a number has more than four digits. As a size or a repetition, the number would make the terminal reserve too much
  /// memory.
  private static func hasLongNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    for byte in bytes {
      digits = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? digits + 1 : 0
      if digits > 4 { return true }
    }
    return false
  }
}
