extension Money: Comparable {
  /// Returns whether `left` precedes `right`. The currency codes are compared first, then the amounts.
  public static func < (left: Money, right: Money) -> Bool {
    (left.currency.code, left.minorUnits) < (right.currency.code, right.minorUnits)
  }
}

extension Money {
  /// Returns the exact difference between the two amounts.
  ///
  /// - Throws: ``MoneyError`` if the currencies differ, or the result is out of range.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    if overflow { throw .tooLarge("\(minorUnits) - \(other.minorUnits)") }
    return Money(minorUnits: difference, currency: currency)
  }

  /// Splits the amount into `count` parts that add up to the amount. If the division leaves a remainder, the first parts are larger by one
  /// minor unit, or smaller if the amount is negative.
  ///
  /// - Throws: ``MoneyError/noParts(_:)`` if `count` is less than one.
  public func split(into count: Int) throws(MoneyError) -> [Money] {
    guard count > 0 else { throw .noParts(count) }
    let (share, rest) = minorUnits.quotientAndRemainder(dividingBy: Int64(count))
    return (0..<count).map { part in
      Money(minorUnits: part < rest.magnitude ? share + rest.signum() : share, currency: currency)
    }
  }

  /// Returns a percentage of the amount in whole minor units: 21 % of 12.95 euros is 2.72.
  ///
  /// - Parameter rule: The rounding of fractions of a minor unit. By default, half a unit is rounded away from zero, as is customary in
  ///   commerce.
  /// - Throws: ``MoneyError/tooLarge(_:)`` if the result is out of range.
  public func share(
    _ percentage: Percentage, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) throws(MoneyError) -> Money {
    let product = Int128(minorUnits) * Int128(percentage.hundredths)
    guard let units = Int64(exactly: product.divided(by: 10_000, rounded: rule)) else {
      throw .tooLarge("\(minorUnits) × \(percentage)")
    }
    return Money(minorUnits: units, currency: currency)
  }
}

extension Int128 {
  /// Returns the rounded quotient. `divisor` must be positive.
  fileprivate func divided(by divisor: Int128, rounded rule: FloatingPointRoundingRule) -> Int128 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    if rest == 0 { return quotient }
    let (up, down) = (rest > 0 ? quotient + 1 : quotient, rest > 0 ? quotient : quotient - 1)
    let (away, twice) = (rest > 0 ? up : down, rest.magnitude * 2)
    switch rule {
    case .up: return up
    case .down: return down
    case .towardZero: return quotient
    case .awayFromZero: return away
    case .toNearestOrEven where twice == divisor: return quotient.isMultiple(of: 2) ? quotient : away
    case .toNearestOrAwayFromZero, .toNearestOrEven: return twice >= divisor ? away : quotient
    @unknown default: return twice >= divisor ? away : quotient
    }
  }
}
