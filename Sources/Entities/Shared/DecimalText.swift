/// An exactly parsed decimal number: `digits` × 10^`exponent`, in the grammar of JSON (RFC 8259, section 6).
struct DecimalText {
  var isNegative = false
  /// The significant digits, without leading or trailing zeros. Empty for zero.
  var digits = ""
  var exponent = 0

  var isZero: Bool { digits.isEmpty }

  init?(_ text: String) {
    var rest = Substring(text).utf8
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }

    let whole = Self.takeDigits(&rest)
    guard !whole.isEmpty, whole.count == 1 || !whole.hasPrefix("0") else { return nil }

    var fraction = ""
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
      if fraction.isEmpty { return nil }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      let isDown = rest.first == UInt8(ascii: "-")
      if isDown || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let power = Self.takeDigits(&rest)
      if power.isEmpty { return nil }
      // The limit prevents an overflow. Any larger exponent would be out of range for an amount, too.
      exponent = min(Int(power) ?? .max, 1_000_000_000) * (isDown ? -1 : 1)
    }
    guard rest.isEmpty else { return nil }

    exponent -= fraction.utf8.count
    digits = String((whole + fraction).drop { $0 == "0" })
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
  }

  private static func takeDigits(_ text: inout Substring.UTF8View) -> String {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text = text.dropFirst(digits.count)
    return String(Substring(digits))
  }
}
