/// An exact positive number: `1/3` stays a third however often it is multiplied.
public struct Fraction: Sendable, Hashable, Comparable {
  /// The numerator, greater than zero.
  public let numerator: Int
  /// The denominator, greater than zero, without a common factor with ``numerator``.
  public let denominator: Int

  /// Creates a reduced fraction.
  ///
  /// - Returns: `nil` unless both numbers are greater than zero.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    let divisor = Self.commonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates the simplest fraction that a decimal number represents: `0.33` and `0.333` are one third, `0.75` is three quarters, `2.35` is
  /// 47/20.
  ///
  /// - Returns: `nil` unless the number is at least 0.001 and less than one million.
  public init?(nearest number: Double) {
    guard number.isFinite, number >= 0.001, number < 1_000_000 else { return nil }
    let common = [1, 2, 3, 4, 5, 6, 8].first { denominator in
      let numerator = (number * Double(denominator)).rounded()
      return numerator > 0
        && (number - numerator / Double(denominator)).magnitude < (denominator % 3 == 0 ? 0.0051 : 1e-9)
    }
    let denominator = common ?? 1000
    self.init(Int((number * Double(denominator)).rounded()), denominator)
  }

  /// The fraction that equals the number 1.
  public static let one = Fraction(whole: 1)

  /// The integer part: 1 for 3/2.
  package var whole: Int { numerator / denominator }
  /// The reciprocal: 2/3 for 3/2.
  var inverse: Fraction { Fraction(checked: denominator, numerator) }
  /// The nearest `Double` value.
  package var value: Double { Double(numerator) / Double(denominator) }

  /// Returns the product. `nil` if it overflows.
  package func times(_ other: Fraction) -> Fraction? {
    let (top, topIsCut) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (bottom, bottomIsCut) = denominator.multipliedReportingOverflow(by: other.denominator)
    return topIsCut || bottomIsCut ? nil : Fraction(top, bottom)
  }

  /// Returns the sum. `nil` if it overflows.
  package func plus(_ other: Fraction) -> Fraction? {
    let (left, leftIsCut) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightIsCut) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (top, topIsCut) = left.addingReportingOverflow(right)
    let (bottom, bottomIsCut) = denominator.multipliedReportingOverflow(by: other.denominator)
    return leftIsCut || rightIsCut || topIsCut || bottomIsCut ? nil : Fraction(top, bottom)
  }

  public static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator.multipliedFullWidth(by: right.denominator)
      < right.numerator.multipliedFullWidth(by: left.denominator)
  }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other > 0 { (one, other) = (other, one % other) }
    return one
  }
}

extension Fraction {
  /// Creates a fraction from numbers that are known to be positive.
  init(checked numerator: Int, _ denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0)
    self = Fraction(numerator, denominator) ?? .one
  }

  private init(whole: Int) { (numerator, denominator) = (whole, 1) }

  /// Parses a number as written in ingredient lines: `2`, `0,75`, `1/2`, `1½`.
  ///
  /// - Returns: `nil` if the text contains anything but a number, or is ambiguous, such as `1.500`.
  public init?(_ text: String) {
    var end = text.startIndex
    guard case .plain(let value)? = LineNumber(in: text, at: &end), end == text.endIndex else { return nil }
    self = value
  }
}
