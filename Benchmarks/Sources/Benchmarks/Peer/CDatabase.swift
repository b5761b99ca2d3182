import CSQLite

/// A database opened directly with SQLite's C functions, with the settings of the kit's `SQLiteFile`.
final class CDatabase {
  private let handle: OpaquePointer

  init(_ path: String) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else { throw Problem("\(path) can't be opened") }
    handle = opened
    try run(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cache_size = -8000;
      PRAGMA temp.cache_size = -12000;
      """)
  }

  /// Closes the database after its last statement is finalized.
  deinit { sqlite3_close_v2(handle) }

  func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw Problem("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
  }

  func prepare(_ sql: String) throws -> CStatement { try CStatement(sql, handle) }
}

/// A prepared statement.
final class CStatement {
  private let statement: OpaquePointer
  private let connection: OpaquePointer

  fileprivate init(_ sql: String, _ connection: OpaquePointer) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw Problem("\(sql): \(String(cString: sqlite3_errmsg(connection)))")
    }
    statement = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(statement) }

  /// The constant `SQLITE_TRANSIENT`, a cast of -1 that Swift can't import. It makes SQLite copy the text.
  private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  /// Binds the values, and steps through all rows, or through the first `limit` rows. Returns the number of rows.
  @discardableResult
  func run(_ values: [CValue] = [], limit: Int = .max) throws -> Int {
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, Self.copied)
        }
      guard code == SQLITE_OK else { throw Problem(String(cString: sqlite3_errmsg(connection))) }
    }
    defer { sqlite3_reset(statement) }
    var rows = 0
    while rows < limit, try step() { rows += 1 }
    return rows
  }

  /// Moves to the next row. Returns `false` after the last row.
  func step() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw Problem(String(cString: sqlite3_errmsg(connection)))
    }
  }

  /// Replaces `bytes` with the types and bytes of the row's columns.
  func row(into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    for column in 0..<sqlite3_column_count(statement) {
      bytes.append(UInt8(sqlite3_column_type(statement, column)))
      let start = sqlite3_column_blob(statement, column)
      bytes += UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      bytes.append(0)
    }
  }

  /// Returns the number in the only row of the query's result.
  func integer() throws -> Int {
    defer { sqlite3_reset(statement) }
    return try step() ? Int(sqlite3_column_int64(statement, 0)) : 0
  }
}

enum CValue {
  case null
  case integer(Int64)
  case text(String)
}

enum SQLiteLibrary {
  static var version: String { String(cString: sqlite3_libversion()) }
}
