#if SQLite
  import UseCases

  #if canImport(CRecetasSQLite)
    import CRecetasSQLite
  #else
    import SQLite3
  #endif

  /// Tables like those of a store, where the records of a seed wait beside it until all are there.
  ///
  /// A private database of SQLite's: it lies in its temporary folder (`TMPDIR`), needs the memory of its cache however long it gets, and
  /// goes with its connection.
  struct SeedTables {
    let records: SQLiteRecords
    /// The table of the records, or several, those that others refer to first.
    private let owners: [String]
    /// The tables of what belongs to them, and their column that says to which.
    private let parts: KeyValuePairs<String, String>

    private var database: SQLiteConnection { records.database }

    /// - Parameter store: has the tables; without their indices and triggers they are made here.
    init(
      _ owners: [String], _ parts: KeyValuePairs<String, String>, like store: SQLiteRecords
    ) throws(GatewayError) {
      self.owners = owners
      self.parts = parts
      records = SQLiteRecords(try SQLiteConnection(temporaryFor: store.database.path))
      for table in owners + parts.map(\.key) {
        let sql = try store.database.first("SELECT sql FROM sqlite_schema WHERE name = ?", .text(table)) { $0.text(0) }
        try database.runScript(try sql.orNotFound)
      }
      try database.begin(.writing)
    }

    /// Gives `body` each id that is in a table here and in the store's, too.
    func forEachKnown(
      _ table: String, to store: SQLiteRecords, _ body: (String) throws(GatewayError) -> Void
    ) throws(GatewayError) {
      if try store.database.isEmpty(table) { return }
      try records.forEachID(of: table) { (id) throws(GatewayError) in
        if try store.has(id, in: table) { try body(id) }
      }
    }

    /// Takes out what belongs to a record, but not itself.
    func removeParts(of id: String) throws(GatewayError) {
      for (table, owner) in parts { try database.run("DELETE FROM \(table) WHERE \(owner) = ?", .text(id)) }
    }

    /// Puts all rows into the store's tables, but those whose ids it knows.
    func copy(to store: SQLiteRecords) throws(GatewayError) {
      for table in owners + parts.map(\.key) { try copy(table, to: store) }
    }

    func copy(_ table: String, to store: SQLiteRecords) throws(GatewayError) {
      let columns = try database.integer("SELECT count(*) FROM pragma_table_info('\(table)')")
      let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
      try store.database.insert(
        "INSERT INTO \(table) VALUES (\(marks)) ON CONFLICT DO NOTHING", rowsOf: "SELECT * FROM \(table)", database)
    }
  }

  extension SQLiteRecords {
    func has(_ id: String, in table: String) throws(GatewayError) -> Bool {
      try database.first("SELECT 1 FROM \(table) WHERE id = ?", .text(id)) { _ in true } ?? false
    }

    /// Gives each id of a table to `body`, which may change the table.
    func forEachID(of table: String, _ body: (String) throws(GatewayError) -> Void) throws(GatewayError) {
      var last = ""
      while true {
        let ids = try database.rows("SELECT id FROM \(table) WHERE id > ? ORDER BY id LIMIT 500", .text(last)) {
          $0.text(0)
        }
        for id in ids { try body(id) }
        guard let next = ids.last else { return }
        last = next
      }
    }
  }

  extension SQLiteConnection {
    /// A private database, for data of the one at `path`.
    convenience init(temporaryFor path: String) throws(GatewayError) {
      try self.init("", path: path, flags: SQLITE_OPEN_READWRITE)
      // The memory that it may take is stated in `SQLiteFile`, too. Some systems' SQLite overwrites what is deleted.
      try runScript("PRAGMA cache_size = -12000; PRAGMA secure_delete = OFF")
    }
  }
#endif
