/// A numeric property of a beer. A value is a whole number of the measure's smallest unit.
///
/// All code that handles measures iterates over these cases. This includes drafts, sorting, documents, columns, catalogs, forms and
/// options.
public enum BeerMeasure: String, Sendable, Hashable, CaseIterable {
  /// The alcohol content in percent by volume. A value is in thousandths of a percent: 5400 means 5.4 %.
  case alcohol
  /// The energy in kilocalories, for the manufacturer's reference amount.
  case calories

  /// The maximum number of decimals in a value.
  public var decimals: Int {
    switch self {
    case .alcohol: 3
    case .calories: 0
    }
  }

  /// The range of valid numbers, in whole units.
  public var limits: ClosedRange<Int> {
    switch self {
    case .alcohol: 0...100
    case .calories: 0...10_000
    }
  }

  /// The range of valid values, in the smallest unit.
  public var range: ClosedRange<Int> { limits.lowerBound * unit...limits.upperBound * unit }

  /// The number of smallest units in a whole unit: 1000 for a measure with three decimals.
  var unit: Int { (0..<decimals).reduce(1) { unit, _ in unit * 10 } }

  /// Parses a JSON number (`5.4`) exactly, without rounding.
  ///
  /// - Throws: ``BeerMeasureError`` with the text.
  package func value(exactly text: String) throws(BeerMeasureError) -> Int {
    guard let number = DecimalText(text) else { throw .notANumber(text) }
    if number.isZero { return 0 }
    // This check avoids building a string of a billion zeros for a huge exponent.
    let digits = String(limits.upperBound).utf8.count
    if number.isNegative || number.exponent + number.digits.utf8.count > digits { throw .outOfRange(text) }
    guard number.exponent >= -decimals else { throw .tooPrecise(text) }
    let zeros = String(repeating: "0", count: number.exponent + decimals)
    guard let value = Int(number.digits + zeros), range.contains(value) else { throw .outOfRange(text) }
    return value
  }

  /// Returns the value nearest to a JSON number. `nil` if `text` isn't a number or the value is out of range.
  package func value(nearestTo text: String) -> Int? {
    guard let number = Double(text), let value = Int(exactly: (number * Double(unit)).rounded()) else { return nil }
    return range.contains(value) ? value : nil
  }

  /// Returns a value as the shortest possible JSON number: `5.4`.
  package func text(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: unit)
    if rest == 0 { return "\(whole)" }
    var decimals = String(String(unit + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}

/// The reason why text isn't a valid value of a measure, with that text. It is a detail of ``BeerDraft/Problem``.
public enum BeerMeasureError: Error, Sendable, Hashable {
  /// The text isn't a number, or isn't a whole number if the measure has no decimals.
  case notANumber(String)
  /// The number is outside ``BeerMeasure/limits``.
  case outOfRange(String)
  /// The number has more decimals than ``BeerMeasure/decimals``.
  case tooPrecise(String)
}
