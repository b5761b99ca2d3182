public import Entities

/// Money in a document: `{"minorUnits":1295,"currency":"EUR"}`.
public struct MoneyDocument: Codable, Sendable, Hashable {
  public let minorUnits: Int64
  public let currency: String

  public init(_ money: Money) {
    minorUnits = money.minorUnits
    currency = money.currency.code
  }

  func money() throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: currency))
  }
}
