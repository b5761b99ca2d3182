/// An exact amount of money: whole minor units (cents) of one currency.
public struct Money: Sendable, Hashable {
  /// The amount in the currency's smallest unit: 1295 is 12.95 euros.
  public let minorUnits: Int64
  /// What the minor units are of.
  public let currency: Currency

  /// So many minor units: cents, for euros.
  public init(minorUnits: Int64, currency: Currency = .euro) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Reads a decimal number as JSON writes it (`12.95`, `-3`, `1.2e1`), exactly: no amount is ever rounded.
  ///
  /// - Throws: ``MoneyError`` with the text, when it is not a number, has a fraction of a minor unit, or does not fit.
  public init(exactly text: String, currency: Currency = .euro) throws(MoneyError) {
    guard let decimal = DecimalText(text) else { throw .notANumber(text) }
    guard !decimal.isZero else {
      self.init(minorUnits: 0, currency: currency)
      return
    }
    let (shift, tooFar) = decimal.exponent.addingReportingOverflow(currency.minorUnitDigits)
    if tooFar { throw decimal.exponent > 0 ? .tooLarge(text) : .tooPrecise(text, digits: currency.minorUnitDigits) }
    if shift < 0 { throw .tooPrecise(text, digits: currency.minorUnitDigits) }

    // Digits carry no trailing zeros, so a positive shift longer than an Int64 can never fit.
    guard decimal.digits.count + shift <= 19 else { throw .tooLarge(text) }
    let digits = decimal.digits + String(repeating: "0", count: shift)
    guard let units = Int64((decimal.isNegative ? "-" : "") + digits) else { throw .tooLarge(text) }
    self.init(minorUnits: units, currency: currency)
  }

  /// The sum, to the minor unit.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    if overflow { throw .tooLarge("\(minorUnits) + \(other.minorUnits)") }
    return Money(minorUnits: sum, currency: currency)
  }

  /// The price of `quantity` pieces.
  public func times(_ quantity: Quantity) throws(MoneyError) -> Money {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: Int64(quantity.value))
    if overflow { throw .tooLarge("\(minorUnits) × \(quantity.value)") }
    return Money(minorUnits: product, currency: currency)
  }
}

/// Why an amount is invalid or out of range; carries the offending value.
public enum MoneyError: Error, Sendable, Hashable {
  /// The text is not a number as JSON writes one.
  case notANumber(String)
  /// The text asks for a fraction of a minor unit; `digits` decimals are allowed.
  case tooPrecise(String, digits: Int)
  /// The amount does not fit 64 bits of minor units.
  case tooLarge(String)
  /// Two amounts of different currencies can't be added or subtracted.
  case mixedCurrencies(Currency, Currency)
  /// Less than nothing, where that makes no sense.
  case negative(Money)
  /// An amount can't be split into less than one part.
  case noParts(Int)
}
