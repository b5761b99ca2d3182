import GRDB

/// A GRDB pool with one connection for writing and several for reading.
struct PeerPool: PoolPeer {
  private let pool: DatabasePool

  /// Opens a pool of connections.
  ///
  /// - Parameter path: The path of a database that the kit has filled with a menu.
  init(_ path: String) throws {
    var configuration = PeerDatabase.configuration
    configuration.maximumReaderCount = 2
    pool = try DatabasePool(path: path, configuration: configuration)
  }

  func firstPage(_ limit: Int) async throws -> Int {
    try await pool.read { try MenuDish.order(Column("position")).limit(limit + 1).fetchAll($0).count }
  }

  func replaceMenu() async throws {
    try await pool.write { db in
      try db.execute(
        sql: """
          CREATE TEMP TABLE kept AS SELECT * FROM dish;
          DELETE FROM dish;
          INSERT INTO dish SELECT * FROM kept;
          INSERT INTO dish_search (dish_search) VALUES ('rebuild');
          DROP TABLE kept;
          """)
    }
  }

  /// Places an order with plain SQL statements.
  func order(_ id: String, of user: String, _ dish: String, at date: String) async throws {
    _ = try await pool.read { db in
      try Row.fetchOne(try db.cachedStatement(sql: "SELECT * FROM dish WHERE id = ?"), arguments: [dish]) != nil
    }
    try await pool.write { db in
      try db.cachedStatement(
        sql:
          "INSERT INTO orders (user, id, total, currency, placed_at, address, phone) VALUES (?, ?, 100, 'EUR', NULL, NULL, NULL)"
      ).execute(arguments: [user, id])
      try db.cachedStatement(
        sql:
          "INSERT INTO order_line (order_number, position, dish, name, unit_price, quantity) VALUES (?, 0, ?, 'x', 100, 1)"
      ).execute(arguments: [db.lastInsertedRowID, dish])
    }
    try await pool.write { db in
      try db.cachedStatement(
        sql: "UPDATE orders SET placed_at = ?, address = 'x', phone = 'x' WHERE user = ? AND placed_at IS NULL"
      ).execute(arguments: [date, user])
    }
  }
}
