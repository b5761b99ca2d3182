import StoreCore
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// Copies of a store's tables in which the records of a seed are staged until the seed is complete.
///
/// The copies are in a private SQLite database in SQLite's temporary folder (`TMPDIR`). Regardless of its size, the database uses memory
/// only for its cache. It is deleted when its connection closes.
struct SeedTables {
  let records: SQLiteRecords
  /// The names of the tables that contain records. Each table follows the tables to which it refers.
  private let owners: [String]
  /// The names of the tables that contain parts of records, each with the column for the record's id.
  private let parts: KeyValuePairs<String, String>

  private var database: SQLiteConnection { records.database }

  /// - Parameter store: the store whose tables are copied without their rows, indexes and triggers.
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

  /// Calls `body` with each staged id that also exists in the store's table.
  func forEachKnown(
    _ table: String, to store: SQLiteRecords, _ body: (String) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    if try store.database.isEmpty(table) { return }
    try records.forEachID(of: table) { (id) throws(GatewayError) in
      if try store.has(id, in: table) { try body(id) }
    }
  }

  /// Deletes the parts of a staged record, but not the record itself.
  func removeParts(of id: String) throws(GatewayError) {
    for (table, owner) in parts { try database.run("DELETE FROM \(table) WHERE \(owner) = ?", .text(id)) }
  }

  /// Copies all rows into the store's tables, except rows whose ids already exist there.
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

  /// Calls `body` with each id in a table. `body` can change the table.
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
  /// Opens a private temporary database.
  ///
  /// - Parameter path: the path of the store, for error messages.
  convenience init(temporaryFor path: String) throws(GatewayError) {
    try self.init("", path: path, flags: SQLITE_OPEN_READWRITE)
    // These settings match those for temporary tables in `SQLiteFile`. On some systems, SQLite overwrites deleted data by default.
    try runScript("PRAGMA cache_size = -12000; PRAGMA secure_delete = OFF")
  }
}
