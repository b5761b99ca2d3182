#if SQLite
  import UseCases

  /// Which records of a seed came in before: in a temporary table, so that a seed of any length needs the memory of SQLite's cache only.
  struct SeededIDs {
    private let database: SQLiteConnection
    private let table: String

    /// - Parameter table: the name of the temporary table.
    init(_ database: SQLiteConnection, _ table: String) throws(GatewayError) {
      self.database = database
      self.table = table
      try database.runScript("CREATE TEMP TABLE IF NOT EXISTS \(table) (id TEXT PRIMARY KEY) WITHOUT ROWID")
      try database.run("DELETE FROM \(table)")
    }

    /// Takes an id in; `false` when it was in before.
    func insert(_ id: String) throws(GatewayError) -> Bool {
      try database.run("INSERT OR IGNORE INTO \(table) VALUES (?)", .text(id)) > 0
    }

    func finish() throws(GatewayError) { try database.run("DROP TABLE \(table)") }
  }
#endif
