#if SQLite
  import Entities
  import UseCases

  /// Where the dishes of a seed wait, in the order in which they come, until all are there and can take their places.
  ///
  /// A temporary table: it lies in SQLite's temporary folder (`TMPDIR`), needs the memory of SQLite's cache however long it
  /// gets, and goes with the transaction when that is not kept.
  ///
  /// Ids are told apart by their hashes: an index of numbers stays in the cache where one of the ids, many times its size, would not.
  final class MenuStaging {
    private let database: SQLiteConnection
    /// Whether the dishes that are in the menu stay in it, but for those whose ids come in.
    private var keepsMenu: Bool
    private let hash: (Dish.ID) -> Int

    /// - Parameters:
    ///   - keepsMenu: whether the dishes that are in the menu stay in it, but for those whose ids come in.
    ///   - hash: may be the same for different ids.
    init(
      _ database: SQLiteConnection, keepsMenu: Bool, hash: @escaping (Dish.ID) -> Int = \.hashValue
    ) throws(GatewayError) {
      self.database = database
      self.keepsMenu = keepsMenu
      self.hash = hash
      try database.runScript(
        """
        CREATE TEMP TABLE staged_dish (
          id TEXT, name TEXT, description TEXT, price INTEGER, currency TEXT, kind TEXT,
          kind_key TEXT, name_key TEXT, name_fold TEXT, description_fold TEXT, id_hash INTEGER
        );
        CREATE UNIQUE INDEX temp.staged_dish_by_hash ON staged_dish (id_hash)
        """)
    }

    var isEmpty: Bool {
      get throws(GatewayError) {
        if keepsMenu, try !database.isEmpty("dish") { return false }
        return try database.isEmpty("staged_dish")
      }
    }

    func removeAll() throws(GatewayError) {
      keepsMenu = false
      try database.run("DELETE FROM staged_dish")
    }

    /// Puts a dish in, unless one of its id came in before.
    func insert(_ dish: Dish) throws(GatewayError) -> Bool {
      let position = MenuPosition(dish)
      var hash = hash(dish.id)
      while true {
        let inserted = try database.run(
          Self.insert, .text(dish.id.text), .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
          .text(dish.price.currency.code), .text(dish.kind.name), .text(position.kind.text), .text(position.name.text),
          .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description)), SQLiteValue(hash))
        if inserted > 0 { return true }
        let id = try database.first(Self.id, SQLiteValue(hash)) { (row) throws(GatewayError) in row.text(0) }
        if id == dish.id.text { return false }
        hash &+= 1  // Another id has the same hash.
      }
    }

    private static let insert = "INSERT OR IGNORE INTO staged_dish VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    private static let id = "SELECT id FROM staged_dish WHERE id_hash = ?"

    /// Makes the dishes the menu.
    func becomeMenu() throws(GatewayError) {
      // Those whose ids came in are there, and stay out.
      if keepsMenu { for dish in try SQLiteRecords(database).allDishes() { _ = try insert(dish) } }
      try SQLiteRecords(database).removeMenu()
      try database.run(
        """
        INSERT INTO dish (\(Self.columns)) SELECT \(Self.columns) FROM staged_dish
        ORDER BY kind_key, kind, name_key, id
        """)
      try database.run("INSERT INTO dish_search (dish_search) VALUES ('rebuild')")
      try database.run("DROP TABLE staged_dish")
    }

    private static let columns =
      "id, name, description, price, currency, kind, kind_key, name_key, name_fold, description_fold"
  }
#endif
