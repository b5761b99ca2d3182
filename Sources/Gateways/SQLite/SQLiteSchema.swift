import UseCases

/// The tables of the store, as numbered migrations: each is run once, in order, and never changed afterwards.
enum SQLiteSchema {
  /// Marks a database as the kit's: "RCTS".
  static let applicationID = 0x5243_5453

  /// The newest version that this kit knows: version n is the result of the first n migrations.
  static var version: Int { migrations.count }

  static let migrations = [
    restaurant, menuInItsOrder, recipes, beers, places, authors, notes, nutrition, pieces,
    search,
  ]

  /// Brings a database to the newest version, in one transaction, and refuses what is not the kit's or is newer.
  static func migrate(_ connection: SQLiteConnection) throws(GatewayError) {
    if try version(of: connection) == version { return }
    try connection.transaction { () throws(GatewayError) in
      // Asked again inside: another process may have done it meanwhile.
      let found = try check(connection)
      for migration in migrations[found...] { try connection.runScript(migration) }
      // The tables are those of today by now.
      if (1..<7).contains(found) { try SQLiteRecords(connection).renewIDs() }
      if (1..<10).contains(found) { try SQLiteRecords(connection).fillSearchedTexts() }
      try connection.runScript("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  /// The version of the database; zero for an empty one.
  static func version(of connection: SQLiteConnection) throws(GatewayError) -> Int {
    // Of one moment: else a database that another process makes meanwhile looks like another program's.
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
