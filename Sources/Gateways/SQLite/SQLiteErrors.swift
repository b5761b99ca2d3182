import Gateways
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

extension GatewayError {
  /// Returns the kit's error for an SQLite result code. Source: sqlite.org/rescode.html.
  static func sqlite(_ code: Int32, _ connection: OpaquePointer?, _ path: String) -> GatewayError {
    let why = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    let system = connection.map(sqlite3_system_errno) ?? 0
    if damages.contains(code) { return .corrupt(what: path, why: why) }
    switch code & 0xFF {
    case SQLITE_FULL: return .full(what: path)
    // This code is SQLITE_READONLY_DBMOVED.
    case SQLITE_READONLY where code == SQLITE_READONLY | 4 << 8: return .replaced(what: path)
    // This code is SQLITE_IOERR_VNODE, which no header defines. On Apple's systems, every call fails with this code after a file of the
    // database was moved or deleted. Sources: WWDC 2016, session 242, "What's New in Core Data";
    // https://github.com/groue/GRDB.swift/issues/1693.
    case SQLITE_IOERR where code == SQLITE_IOERR | 27 << 8: return .replaced(what: path)
    case SQLITE_READONLY: return .readOnly(what: path)
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy(what: path)
    case SQLITE_NOTADB: return .corrupt(what: path, why: "it is no database")
    // Current versions of SQLite don't return SQLITE_FORMAT. Values of the wrong type or size come from damaged rows.
    case SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_MISMATCH, SQLITE_TOOBIG: return .corrupt(what: path, why: why)
    // The kit's statements are correct for the kit's tables, so another program must have changed the tables.
    case SQLITE_ERROR: return .corrupt(what: path, why: why)
    case SQLITE_PERM, SQLITE_AUTH: return .notAllowed(what: path)
    case SQLITE_INTERRUPT: return .cancelled
    case SQLITE_CANTOPEN, SQLITE_IOERR:
      if system != 0 { return .system(system, path) }
      let reason = connection.map(reasonOfLog) ?? 0
      if reason != 0 { return .system(reason, path) }
      return code & 0xFF == SQLITE_CANTOPEN ? .unavailable(what: path, why: why) : .failed(what: path, why: why)
    default: return .failed(what: path, why: why)
    }
  }

  /// I/O errors that mean a damaged file rather than a device failure: the file is too short, or its checksums are wrong. The codes are
  /// numeric because Swift can't import SQLITE_IOERR_SHORT_READ, SQLITE_IOERR_DATA and SQLITE_IOERR_CORRUPTFS on all platforms.
  private static let damages: Set<Int32> = [SQLITE_IOERR | 2 << 8, SQLITE_IOERR | 32 << 8, SQLITE_IOERR | 33 << 8]

  /// Returns the system error that prevented writing to the log. SQLite itself loses this error at the end of a transaction.
  private static func reasonOfLog(_ connection: OpaquePointer) -> Int32 {
    var log: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
    var reason: Int32 = 0
    _ = log?.pointee.pMethods?.pointee.xFileControl?(log, SQLITE_FCNTL_LAST_ERRNO, &reason)
    return reason
  }
}
