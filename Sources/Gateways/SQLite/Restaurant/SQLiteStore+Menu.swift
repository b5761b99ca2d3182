#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: MenuGateway {
    public func dish(_ id: Dish.ID) throws(GatewayError) -> Dish {
      let dish = try read { (database) throws(GatewayError) in try Self.dish(id, database) }
      guard let dish else { throw .notFound }
      return dish
    }

    public func dishes(_ ids: Set<Dish.ID>) throws(GatewayError) -> [Dish.ID: Dish] {
      try read { (database) throws(GatewayError) in
        var found: [Dish.ID: Dish] = [:]
        for id in ids { found[id] = try Self.dish(id, database) }
        return found
      }
    }

    public func dishes(
      matching search: SearchText, of kind: DishKind?, page: Page
    ) throws(GatewayError) -> Paged<Dish> {
      var conditions: [String] = []
      var values: [SQLiteValue] = []
      if let kind {
        // All keys with these letters, whatever their accents and capitals.
        let letters = CollationKey(kind.name).letters
        conditions.append("kind_key >= ? AND kind_key < ?")
        values += [.text(letters + CollationKey.separator), .text(letters + CollationKey.afterSeparator)]
      }
      if !search.isBlank {
        conditions.append("(instr(name_fold, ?) > 0 OR instr(description_fold, ?) > 0)")
        values += [.text(search.folded), .text(search.folded)]
      }
      let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
      let sql = "\(Self.columns) \(filter) ORDER BY kind_key, kind, name_key, id LIMIT -1 OFFSET ?"
      return try read { (database) throws(GatewayError) in
        var items: [Dish] = []
        var hasMore = false
        try database.forEach(sql, values + [SQLiteValue(page.offset)]) { (row) throws(GatewayError) in
          hasMore = items.count == page.limit
          if !hasMore { items.append(try Self.dish(row, database)) }
          return !hasMore
        }
        return Paged(items, hasMore: hasMore)
      }
    }

    /// Puts a dish in, unless its id is there.
    static func insert(_ dish: Dish, _ database: SQLiteConnection) throws(GatewayError) -> Bool {
      let position = MenuPosition(dish)
      return try database.run(
        """
        INSERT INTO dish (id, name, description, price, currency, kind, kind_key, name_key, name_fold, description_fold)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
        """,
        .text(dish.id.text), .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
        .text(dish.price.currency.code), .text(dish.kind.name), .text(position.kind.text), .text(position.name.text),
        .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description))) > 0
    }

    static func menu(_ database: SQLiteConnection) throws(GatewayError) -> MenuState {
      let dishes = try database.rows("\(columns) ORDER BY kind_key, kind, name_key, id") { (row) throws(GatewayError) in
        try dish(row, database)
      }
      guard let menu = MenuState(dishes) else { throw .corrupt(what: database.path, why: "a dish is there twice") }
      return menu
    }

    private static let columns = "SELECT id, name, description, price, currency, kind FROM dish"

    private static func dish(_ id: Dish.ID, _ database: SQLiteConnection) throws(GatewayError) -> Dish? {
      try database.first("\(columns) WHERE id = ?", .text(id.text)) { (row) throws(GatewayError) in
        try dish(row, database)
      }
    }

    private static func dish(_ row: SQLiteStatement, _ database: SQLiteConnection) throws(GatewayError) -> Dish {
      try database.valid("dish \(row.text(0))") { () throws in
        let dish = try Dish(
          name: row.text(1), description: row.text(2),
          price: Money(minorUnits: Int64(row.integer(3)), currency: Currency(code: row.text(4))),
          kind: DishKind(row.text(5)))
        guard dish.id.text == row.text(0) else {
          throw DocumentError.wrong("the name", found: dish.name, expected: "one of this id")
        }
        return dish
      }
    }
  }

  extension SQLiteConnection {
    /// Makes an entity of what stands in a row; a row that makes none was written by somebody else.
    func valid<Entity>(_ what: String, _ make: () throws -> Entity) throws(GatewayError) -> Entity {
      do { return try make() } catch { throw .corrupt(what: path, why: "\(what): \(error)") }
    }
  }
#endif
