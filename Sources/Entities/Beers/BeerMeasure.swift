/// A number that may be known of a beer.
///
/// Whatever knows the measures by name takes them from here: drafts, sorting, documents, columns, catalogs, forms, options. A value is
/// a whole number of the measure's smallest unit.
public enum BeerMeasure: String, Sendable, Hashable, CaseIterable {
  /// Alcohol in per cent of the volume; its value counts thousandths of a per cent: 5400 is 5.4 %.
  case alcohol
  /// Kilocalories, in whatever amount the manufacturer counts by.
  case calories

  /// How many decimals a number of it may have.
  public var decimals: Int {
    switch self {
    case .alcohol: 3
    case .calories: 0
    }
  }

  /// What a number of it may be.
  public var limits: ClosedRange<Int> {
    switch self {
    case .alcohol: 0...100
    case .calories: 0...10_000
    }
  }

  /// What a value of it may be.
  public var range: ClosedRange<Int> { limits.lowerBound * unit...limits.upperBound * unit }

  /// How many of the smallest units make one.
  var unit: Int { (0..<decimals).reduce(1) { unit, _ in unit * 10 } }

  /// The value of a number as JSON writes it (`5.4`), exactly: nothing is rounded.
  ///
  /// - Throws: ``BeerMeasureError`` with the text.
  package func value(exactly text: String) throws(BeerMeasureError) -> Int {
    guard let number = DecimalText(text) else { throw .notANumber(text) }
    if number.isZero { return 0 }
    // Nobody builds a number of a billion zeros.
    let digits = String(limits.upperBound).utf8.count
    if number.isNegative || number.exponent + number.digits.utf8.count > digits { throw .outOfRange(text) }
    guard number.exponent >= -decimals else { throw .tooPrecise(text) }
    let zeros = String(repeating: "0", count: number.exponent + decimals)
    guard let value = Int(number.digits + zeros), range.contains(value) else { throw .outOfRange(text) }
    return value
  }

  /// The value nearest to a number as JSON writes it; `nil` when that is none, or out of range.
  package func value(nearestTo text: String) -> Int? {
    guard let number = Double(text), let value = Int(exactly: (number * Double(unit)).rounded()) else { return nil }
    return range.contains(value) ? value : nil
  }

  /// A value as JSON writes its number, as short as can be: `5.4`.
  package func text(_ value: Int) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: unit)
    if rest == 0 { return "\(whole)" }
    var decimals = String(String(unit + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}

/// Why a text is not a value of a measure; carries the text. A detail of ``BeerDraft/Problem``.
public enum BeerMeasureError: Error, Sendable, Hashable {
  /// Not a number; for a measure without decimals, not a whole one.
  case notANumber(String)
  /// Outside ``BeerMeasure/limits``.
  case outOfRange(String)
  /// More than ``BeerMeasure/decimals``.
  case tooPrecise(String)
}
