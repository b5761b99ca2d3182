/// How much of a beer is alcohol, in per cent of its volume: 0 to 100, to a thousandth.
public struct AlcoholByVolume: Sendable, Hashable, Comparable {
  /// What there may be, in thousandths of a per cent.
  public static let range = 0...100_000

  /// In thousandths of a per cent: 5400 is 5.4 %.
  public let thousandths: Int

  /// - Throws: ``AlcoholError/outOfRange(_:)``.
  public init(thousandths: Int) throws(AlcoholError) {
    guard Self.range.contains(thousandths) else { throw .outOfRange("\(Double(thousandths) / 1000)") }
    self.thousandths = thousandths
  }

  /// Reads per cent as JSON writes a number (`5.4`), exactly: nothing is rounded.
  ///
  /// - Throws: ``AlcoholError`` with the text.
  public init(exactly text: String) throws(AlcoholError) {
    guard let number = DecimalText(text) else { throw .notANumber(text) }
    guard !number.isZero else {
      thousandths = 0
      return
    }
    // 100 % is three digits before the point and none behind it.
    if number.isNegative || number.exponent + number.digits.utf8.count > 3 { throw .outOfRange(text) }
    guard number.exponent >= -3 else { throw .tooPrecise(text) }
    let zeros = String(repeating: "0", count: number.exponent + 3)
    guard let thousandths = Int(number.digits + zeros), Self.range.contains(thousandths) else {
      throw .outOfRange(text)
    }
    self.thousandths = thousandths
  }

  /// As JSON writes it, in per cent, as short as can be: `5.4`.
  public var text: String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(whole)" }
    var digits = String(String(1000 + rest).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  public static func < (left: AlcoholByVolume, right: AlcoholByVolume) -> Bool { left.thousandths < right.thousandths }
}

/// Why a text is no strength of a beer; carries it.
public enum AlcoholError: Error, Sendable, Hashable {
  case notANumber(String)
  /// Below 0 % or above 100 %.
  case outOfRange(String)
  /// Thousandths of a per cent are allowed.
  case tooPrecise(String)
}
