package import Entities

/// The JSON representation of an amount of money: `{"minorUnits":1295,"currency":"EUR"}`.
package struct MoneyDocument: Codable, Sendable, Hashable {
  /// The amount in minor units, such as cents for euros.
  package let minorUnits: Int64
  /// The ISO 4217 code of the currency.
  package let currency: String

  /// Creates the JSON representation of an amount.
  package init(_ money: Money) {
    minorUnits = money.minorUnits
    currency = money.currency.code
  }

  /// Returns the amount that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func money() throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: currency))
  }
}
