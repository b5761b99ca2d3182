public import Entities

/// Money in a document: `{"minorUnits":1295,"currency":"EUR"}`.
public struct MoneyDocument: Codable, Sendable, Hashable {
  /// Cents, for euros.
  public let minorUnits: Int64
  /// By its ISO 4217 code.
  public let currency: String

  /// The document of an amount.
  public init(_ money: Money) {
    minorUnits = money.minorUnits
    currency = money.currency.code
  }

  /// The amount.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func money() throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: currency))
  }
}
