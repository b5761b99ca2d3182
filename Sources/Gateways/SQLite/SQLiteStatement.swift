import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A prepared statement and its current row.
final class SQLiteStatement {
  private let statement: OpaquePointer
  private let connection: OpaquePointer
  private let path: String
  /// A description of the first column that did not have the expected type.
  private var fault: String?

  private let sql: String

  init(_ sql: String, _ connection: OpaquePointer, _ path: String) throws(GatewayError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw .sqlite(code, connection, path) }
    statement = prepared
    self.sql = sql
    self.connection = connection
    self.path = path
  }

  deinit { sqlite3_finalize(statement) }

  func bind(_ values: [SQLiteValue]) throws(GatewayError) {
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): Self.bind(text, statement, index)
        case .blob(let bytes): Self.bind(bytes, statement, index)
        }
      if code != SQLITE_OK { throw .sqlite(code, connection, path) }
    }
  }

  /// Binds the columns of another statement's row to the parameters, in order.
  func bind(_ row: SQLiteStatement) throws(GatewayError) {
    for column in 0..<sqlite3_column_count(row.statement) {
      let code = sqlite3_bind_value(statement, column + 1, sqlite3_column_value(row.statement, column))
      if code != SQLITE_OK { throw .sqlite(code, connection, path) }
    }
  }

  /// Advances to the next row, and returns whether there is one.
  func step() throws(GatewayError) -> Bool {
    let code = sqlite3_step(statement)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw .sqlite(code, connection, path)
    }
  }

  func reset() {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }

  /// Resets the statement, so that it can run again with the same bindings.
  func rewind() { sqlite3_reset(statement) }

  /// Throws if a column had a type that its table doesn't allow. A file with such a column was edited or damaged.
  func check() throws(GatewayError) {
    guard let fault else { return }
    self.fault = nil
    throw .corrupt(what: path, why: fault)
  }

  func integer(_ column: Int32) -> Int {
    expect(SQLITE_INTEGER, "a whole number", column)
    return Int(sqlite3_column_int64(statement, column))
  }

  func integerOrNil(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func realOrNil(_ column: Int32) -> Double? {
    if isNull(column) { return nil }
    expect(SQLITE_FLOAT, "a number", column)
    return sqlite3_column_double(statement, column)
  }

  func text(_ column: Int32) -> String {
    expect(SQLITE_TEXT, "a text", column)
    return converted(column)
  }

  /// Returns a column as text, converted from any type.
  func converted(_ column: Int32) -> String {
    let bytes = bytesOfText(column)
    // Decoding repairs invalid UTF-8, so comparing the bytes afterwards detects invalid text. This is faster than validating the bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    if Self.isText(bytes, text) { return text }
    note("a text in UTF-8", column)
    return ""
  }

  private func expect(_ type: Int32, _ what: String, _ column: Int32) {
    if sqlite3_column_type(statement, column) != type { note(what, column) }
  }

  private func note(_ what: String, _ column: Int32) {
    if fault == nil { fault = "column \(column + 1) is not \(what): \(sql)" }
  }

  /// Whether a column contains exactly the bytes of this string.
  func isText(_ column: Int32, _ text: String) -> Bool { Self.isText(bytesOfText(column), text) }

  private static func isText(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { other in
      guard bytes.count == other.count, let start = bytes.baseAddress, let otherStart = other.baseAddress else {
        return bytes.isEmpty && other.isEmpty
      }
      return memcmp(start, otherStart, bytes.count) == 0
    }
  }

  /// Returns the bytes of a text column, which can be invalid UTF-8. The buffer is valid until the next step.
  func utf8(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    expect(SQLITE_TEXT, "a text", column)
    return bytesOfText(column)
  }

  /// Returns the bytes of a column, converted to text. The buffer is valid until the next step.
  private func bytesOfText(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_text(statement, column)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }

  func textOrNil(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  private func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func bytes(_ column: Int32) -> [UInt8] {
    expect(SQLITE_BLOB, "bytes", column)
    let start = sqlite3_column_blob(statement, column)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  // This value is SQLITE_TRANSIENT, a cast of -1 that Swift can't import. It makes SQLite copy the bound value.
  private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  private static func bind(_ bytes: [UInt8], _ statement: OpaquePointer, _ index: Int32) -> Int32 {
    bytes.withUnsafeBytes {
      sqlite3_bind_blob(statement, index, $0.baseAddress, Int32(clamping: $0.count), transient)
    }
  }

  private static func bind(_ text: String, _ statement: OpaquePointer, _ index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(statement, index, $0.baseAddress, Int32(clamping: $0.count), transient)
      }
    }
  }
}

/// A value for a parameter of a statement.
enum SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int64) { self = .integer(number) }
  init(_ number: Int) { self = .integer(Int64(number)) }
  init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
  init(_ number: Double?) { self = number.map(SQLiteValue.real) ?? .null }
  init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }
}
