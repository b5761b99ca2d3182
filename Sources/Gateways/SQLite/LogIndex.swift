#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// The index of a write-ahead log. All connections to a database share this index in memory, even if they have different logs open.
///
/// Source: sqlite.org/walformat.html, "The WAL-Index File Format" and "WAL Header".
struct LogIndex {
  private static let regionSize: Int32 = 32_768
  private let file: UnsafeMutablePointer<sqlite3_file>
  private let log: UnsafeMutablePointer<sqlite3_file>

  /// Finds the index of a connection's log. `nil` before the connection's first read, which opens the log. Without a log, SQLite would
  /// neither lock the index nor close it.
  init?(of connection: OpaquePointer) {
    var (file, log): (UnsafeMutablePointer<sqlite3_file>?, UnsafeMutablePointer<sqlite3_file>?) = (nil, nil)
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
    guard let file, let methods = file.pointee.pMethods, methods.pointee.iVersion >= 2, let log,
      log.pointee.pMethods != nil
    else { return nil }
    (self.file, self.log) = (file, log)
  }

  /// Whether the index describes a log other than the connection's log, because one of the two logs was deleted while it was open.
  var isOfAnotherLog: Bool {
    // The log and its index contain the same salt, which changes when the log is restarted. An index without frames contains the salt of
    // the next restart.
    guard let header, header[16..<20] != [0, 0, 0, 0], let salt = logSalt, salt != header[32..<40] else {
      return false
    }
    // If the header has changed, the log was just restarted.
    return self.header == header
  }

  /// Whether the log cannot belong to the database, for example because a copy of one database was restored next to the log of another
  /// database.
  ///
  /// A database file grows only when its log is applied, so all pages beyond the end of the file must be in the log. The file shrinks only
  /// when it is rebuilt (`VACUUM`), and then the log contains all pages. SQLite itself doesn't compare the log and the database: the log
  /// has salts, but the database has none.
  ///
  /// - Parameter size: a closure that returns the current size of the database file, in bytes.
  func isOfAnotherDatabase(_ size: () -> Int?) -> Bool {
    // The comparison is valid only if no other connection writes to the database in the meantime.
    for _ in 0..<3 {
      guard let before = header, let bytes = size() else { return false }
      let answer = isOfAnotherDatabase(before, bytes)
      if header == before, size() == bytes { return answer }
    }
    return false
  }

  private func isOfAnotherDatabase(_ header: [UInt8], _ size: Int) -> Bool {
    func number(at index: Int) -> Int {
      Int(header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt32.self) })
    }
    let written = Int(header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 14, as: UInt16.self) })
    // A page size of 65,536 doesn't fit into 16 bits, so it is stored as 1.
    let (pageSize, frames, pages) = (written == 1 ? 65_536 : written, number(at: 16), number(at: 20))
    guard frames > 0, pageSize > 0, size % pageSize == 0 || size < pageSize else { return frames > 0 }
    let stored = size / pageSize
    if stored == pages { return false }
    // A database with automatic vacuuming can shrink by individual pages.
    guard stored > 0, let vacuum = bytes(of: file, at: 52, count: 4), vacuum == [0, 0, 0, 0] else { return false }
    var missing = Set(stored < pages ? stored + 1...pages : 1...pages)
    // SQLite never writes the page that contains its locks (https://sqlite.org/fileformat2.html#lock_byte_page).
    missing.remove((1 << 30) / pageSize + 1)
    for frame in 0..<frames where !missing.isEmpty {
      guard let number = bytes(of: log, at: 32 + frame * (pageSize + 24), count: 4) else { return false }
      missing.remove(number.reduce(0) { $0 << 8 | Int($1) })
    }
    return !missing.isEmpty
  }

  private func bytes(of file: UnsafeMutablePointer<sqlite3_file>, at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let code = file.pointee.pMethods?.pointee.xRead?(file, &bytes, Int32(count), numericCast(offset))
    return code == SQLITE_OK ? bytes : nil
  }

  /// The first copy of the index header, which changes with each commit and when the log is restarted.
  private var header: [UInt8]? {
    var memory: UnsafeMutableRawPointer?
    let code = file.pointee.pMethods?.pointee.xShmMap?(file, 0, Self.regionSize, 0, &memory)
    // The index can be mapped even if the user has only read access to it.
    guard code == SQLITE_OK || code == SQLITE_READONLY, let memory else { return nil }
    return Array(UnsafeRawBufferPointer(start: memory, count: 48))
  }

  /// The salt of the log. Zero if the log is empty. `nil` if the log can't be read.
  private var logSalt: ArraySlice<UInt8>? {
    var header = [UInt8](repeating: 0, count: 32)
    let code = log.pointee.pMethods?.pointee.xRead?(log, &header, 32, 0)
    // This error code is SQLITE_IOERR_SHORT_READ.
    return code == SQLITE_OK || code == SQLITE_IOERR | 2 << 8 ? header[16..<24] : nil
  }
}
