/// The parts of JSON's grammar (RFC 8259) that need no position.
enum JSONGrammar {
  /// What a backslash and a letter stand for.
  static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Section 6: an integer without leading zeros, perhaps a fraction, perhaps an exponent.
  static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    func digits() -> Int {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (isZero && whole > 1) { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if digits() == 0 { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

/// Follows a text byte by byte and says where it stops being UTF-8 (Unicode 15, table 3-7).
struct UTF8Check {
  private var pending = 0
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the letter that began is still to be completed.
  var isInsideLetter: Bool { pending > 0 }

  mutating func accepts(_ byte: UInt8) -> Bool {
    if pending > 0 {
      guard next.contains(byte) else { return false }
      pending -= 1
      next = 0x80...0xBF
      return true
    }
    switch byte {
    case 0..<0x80: return true
    case 0xC2...0xDF: pending = 1
    case 0xE0: (pending, next) = (2, 0xA0...0xBF)
    case 0xED: (pending, next) = (2, 0x80...0x9F)
    case 0xE1...0xEF: pending = 2
    case 0xF0: (pending, next) = (3, 0x90...0xBF)
    case 0xF4: (pending, next) = (3, 0x80...0x8F)
    case 0xF1...0xF3: pending = 3
    default: return false
    }
    return true
  }
}
