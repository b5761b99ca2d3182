import GRDB

/// A GRDB database with the settings of the kit's `SQLiteFile`.
enum PeerDatabase {
  static func open(_ path: String) throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: configuration)
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = FULL;
          PRAGMA foreign_keys = ON;
          PRAGMA trusted_schema = OFF;
          PRAGMA cache_size = -8000;
          PRAGMA temp.cache_size = -12000;
          """)
    }
    return configuration
  }
}
