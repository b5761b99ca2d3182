import UseCases

/// The tables of the store, as numbered migrations. Each migration runs once, in order. A published migration never changes.
enum SQLiteSchema {
  /// The SQLite application id of the kit's databases: "RCTS".
  static let applicationID = 0x5243_5453

  /// The latest schema version. Version *n* is the result of the first *n* migrations.
  static var version: Int { migrations.count }

  static let migrations = [
    restaurant, menuInItsOrder, recipes, beers, places, authors, notes, nutrition, pieces,
    search,
  ]

  /// Migrates a database to the latest version in one transaction. Throws if the database belongs to another program or has a newer
  /// version.
  static func migrate(_ connection: SQLiteConnection) throws(GatewayError) {
    if try version(of: connection) == version { return }
    try connection.transaction { () throws(GatewayError) in
      // Another process may have migrated the database in the meantime, so the version is checked again in the transaction.
      let found = try check(connection)
      for migration in migrations[found...] { try connection.runScript(migration) }
      // The tables now have the structure of the latest version, so the current code can read them.
      if (1..<7).contains(found) { try SQLiteRecords(connection).renewIDs() }
      if (1..<10).contains(found) { try SQLiteRecords(connection).fillSearchedTexts() }
      try connection.runScript("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// Returns the version of a database. Zero if the database is empty.
  static func version(of connection: SQLiteConnection) throws(GatewayError) -> Int {
    // Both pragmas must be read from the same state. Otherwise a database that another process is creating could look like a database from
    // another program.
    try connection.reading { () throws(GatewayError) in try check(connection) }
  }

  private static func check(_ connection: SQLiteConnection) throws(GatewayError) -> Int {
    let found = try connection.integer("PRAGMA user_version")
    let owner = try connection.integer("PRAGMA application_id")
    if owner == applicationID {
      if found > version { throw .newerVersion(what: connection.path, found: found, known: version) }
      guard found > 0 else { throw .corrupt(what: connection.path, why: "there is no version \(found)") }
      return found
    }
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema")
    guard owner == 0, found == 0, tables == 0 else {
      throw .corrupt(what: connection.path, why: "it is the database of another program")
    }
    return 0
  }
}
