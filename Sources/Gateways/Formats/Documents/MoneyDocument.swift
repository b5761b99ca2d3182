package import Entities

/// Money in a document: `{"minorUnits":1295,"currency":"EUR"}`.
package struct MoneyDocument: Codable, Sendable, Hashable {
  /// Cents, for euros.
  package let minorUnits: Int64
  /// By its ISO 4217 code.
  package let currency: String

  /// The document of an amount.
  package init(_ money: Money) {
    minorUnits = money.minorUnits
    currency = money.currency.code
  }

  /// The amount.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func money() throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: currency))
  }
}
