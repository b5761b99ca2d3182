#if SQLite
  import Entities
  import UseCases

  /// Makes dishes of rows of ``MenuQuery/columns``.
  struct DishReader {
    private let database: SQLiteConnection
    /// Dishes come by kind: most share theirs, and their currency, with the one before.
    private var last: Dish?

    init(_ database: SQLiteConnection) { self.database = database }

    mutating func dish(_ row: SQLiteStatement) throws(GatewayError) -> Dish {
      let last = last
      let dish: Dish
      do {
        dish = try Dish(
          name: row.text(1), description: row.text(2),
          price: Money(minorUnits: Int64(row.integer(3)), currency: Self.currency(row, last)),
          kind: Self.kind(row, last))
        guard row.isText(0, dish.id.text) else {
          throw DocumentError.wrong("the name", found: dish.name, expected: "one of this id")
        }
      } catch {
        throw .corrupt(what: database.path, why: "dish \(row.text(0)): \(error)")
      }
      self.last = dish
      return dish
    }

    private static func kind(_ row: SQLiteStatement, _ last: Dish?) throws -> DishKind {
      if let last, row.isText(5, last.kind.name) { return last.kind }
      return try DishKind(row.text(5))
    }

    private static func currency(_ row: SQLiteStatement, _ last: Dish?) throws -> Currency {
      if let last, row.isText(4, last.price.currency.code) { return last.price.currency }
      return try Currency(code: row.text(4))
    }
  }
#endif
