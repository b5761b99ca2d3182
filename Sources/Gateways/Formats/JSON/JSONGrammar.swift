/// The rules of JSON's grammar (RFC 8259) that don't depend on a position.
enum JSONGrammar {
  /// Returns the character of an escape such as `\n`, by the letter after the backslash.
  static func escaped(by letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Returns whether a byte in a string stands for itself, or is part of a character that does.
  static func isVerbatim(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Returns whether a byte in a string is a whole character that stands for itself.
  static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && isVerbatim(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Returns whether a byte can be part of a number.
  static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Returns whether `text` is a number (RFC 8259, section 6): an integer without leading zeros, with an optional fraction and an optional
  /// exponent.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var index = text.startIndex
    func next() -> UInt8? { index < text.endIndex ? text[index] : nil }
    func digits() -> Int {
      let start = index
      while index < text.endIndex, isDigit(text[index]) { index += 1 }
      return index - start
    }
    if next() == UInt8(ascii: "-") { index += 1 }
    let isZero = next() == UInt8(ascii: "0")
    let whole = digits()
    if whole == 0 || (isZero && whole > 1) { return false }
    if next() == UInt8(ascii: ".") {
      index += 1
      if digits() == 0 { return false }
    }
    if let sign = next(), sign | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next() == UInt8(ascii: "+") || next() == UInt8(ascii: "-") { index += 1 }
      if digits() == 0 { return false }
    }
    return index == text.endIndex
  }
}

/// Validates UTF-8 byte by byte (Unicode 15, table 3-7).
struct UTF8Check {
  private var pending = 0
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Returns whether all of `text` is valid UTF-8.
  static func accepts(_ text: ArraySlice<UInt8>) -> Bool {
    var check = UTF8Check()
    for byte in text where !check.accepts(byte) { return false }
    return !check.isInsideLetter
  }

  /// Whether more bytes of the current character must follow.
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
