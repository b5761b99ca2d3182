/// An exact amount of money in whole minor units (cents) of a currency.
public struct Money: Sendable, Hashable {
  /// The amount in the currency's smallest unit: 1295 means 12.95 euros.
  public let minorUnits: Int64
  /// The currency of the amount.
  public let currency: Currency

  /// Creates an amount from minor units, such as cents.
  public init(minorUnits: Int64, currency: Currency = .euro) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Parses a JSON number (`12.95`, `-3`, `1.2e1`) exactly. Amounts are never rounded.
  ///
  /// - Throws: ``MoneyError`` with the text if it isn't a number, has a fraction of a minor unit or is out of range.
  public init(exactly text: String, currency: Currency = .euro) throws(MoneyError) {
    guard let decimal = DecimalText(text) else { throw .notANumber(text) }
    guard !decimal.isZero else {
      self.init(minorUnits: 0, currency: currency)
      return
    }
    let (shift, tooFar) = decimal.exponent.addingReportingOverflow(currency.minorUnitDigits)
    if tooFar { throw decimal.exponent > 0 ? .tooLarge(text) : .tooPrecise(text, digits: currency.minorUnitDigits) }
    if shift < 0 { throw .tooPrecise(text, digits: currency.minorUnitDigits) }

    // The digits have no trailing zeros and the shift isn't negative, so more than 19 digits never fit an Int64.
    guard decimal.digits.count + shift <= 19 else { throw .tooLarge(text) }
    let digits = decimal.digits + String(repeating: "0", count: shift)
    guard let units = Int64((decimal.isNegative ? "-" : "") + digits) else { throw .tooLarge(text) }
    self.init(minorUnits: units, currency: currency)
  }

  /// Returns the exact sum of the two amounts.
  ///
  /// - Throws: ``MoneyError`` if the currencies differ, or the result is out of range.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    if overflow { throw .tooLarge("\(minorUnits) + \(other.minorUnits)") }
    return Money(minorUnits: sum, currency: currency)
  }

  /// Returns the amount multiplied by `quantity`.
  ///
  /// - Throws: ``MoneyError/tooLarge(_:)`` if the result is out of range.
  public func times(_ quantity: Quantity) throws(MoneyError) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(quantity.value))
    if overflow { throw .tooLarge("\(minorUnits) × \(quantity.value)") }
    return Money(minorUnits: product, currency: currency)
  }
}

/// The reason why an amount is invalid or out of range, with the invalid value.
public enum MoneyError: Error, Sendable, Hashable {
  /// The text is not a JSON number.
  case notANumber(String)
  /// The text has a fraction of a minor unit. At most `digits` decimals are allowed.
  case tooPrecise(String, digits: Int)
  /// The amount doesn't fit into 64 bits of minor units.
  case tooLarge(String)
  /// The amounts have different currencies, so they can't be added or subtracted.
  case mixedCurrencies(Currency, Currency)
  /// The amount is negative, although it must be zero or more.
  case negative(Money)
  /// The requested number of parts is less than one.
  case noParts(Int)
}
