import Entities
import UseCases

/// Creates dishes from rows with ``MenuQuery/columns``.
struct DishReader {
  private let database: SQLiteConnection
  /// The kind of the previous dish. Rows are sorted by kind, so most dishes can reuse the kind of the previous dish. The currency is reused
  /// in the same way.
  private var kind: DishKind?
  private var currency: Currency?

  init(_ database: SQLiteConnection) { self.database = database }

  mutating func dish(_ row: SQLiteStatement) throws(GatewayError) -> Dish {
    do {
      return try Dish(
        id: Dish.ID(row.text(0)), name: row.text(1), description: row.text(2),
        price: Money(minorUnits: Int64(row.integer(3)), currency: currency(row)), kind: kind(row))
    } catch {
      throw .corrupt(what: database.path, why: "dish \(row.text(0)): \(error.reason)")
    }
  }

  private mutating func kind(_ row: SQLiteStatement) throws -> DishKind {
    if let kind, row.isText(5, kind.name) { return kind }
    let kind = try DishKind(row.text(5))
    self.kind = kind
    return kind
  }

  private mutating func currency(_ row: SQLiteStatement) throws -> Currency {
    if let currency, row.isText(4, currency.code) { return currency }
    let currency = try Currency(code: row.text(4))
    self.currency = currency
    return currency
  }
}
