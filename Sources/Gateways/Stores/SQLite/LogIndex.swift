#if SQLite
  #if canImport(CRecetasSQLite)
    import CRecetasSQLite
  #else
    import SQLite3
  #endif

  /// The index of a write-ahead log. All connections to a database share it, in memory, whichever log each of them has open.
  ///
  /// Source: sqlite.org/walformat.html, "The WAL-Index File Format" and "WAL Header".
  struct LogIndex {
    private static let regionSize: Int32 = 32_768
    private let file: UnsafeMutablePointer<sqlite3_file>
    private let log: UnsafeMutablePointer<sqlite3_file>

    /// `nil` unless the connection has a log open, as it has from its first read on: SQLite would neither lock the index nor close it.
    init?(of connection: OpaquePointer) {
      var (file, log): (UnsafeMutablePointer<sqlite3_file>?, UnsafeMutablePointer<sqlite3_file>?) = (nil, nil)
      sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
      sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
      guard let file, let methods = file.pointee.pMethods, methods.pointee.iVersion >= 2, let log,
        log.pointee.pMethods != nil
      else { return nil }
      (self.file, self.log) = (file, log)
    }

    /// Whether it describes another log than the one that the connection has open: one of them was deleted while somebody had it open.
    var isOfAnotherLog: Bool {
      // Both have the salt of the log's last start. An index of no frames has that of the next one.
      guard let header, header[16..<20] != [0, 0, 0, 0], let salt = logSalt, salt != header[32..<40] else {
        return false
      }
      // Unless the log was just started over.
      return self.header == header
    }

    /// The first copy of the header, which differs after each commit, and when the log is started over.
    private var header: [UInt8]? {
      var memory: UnsafeMutableRawPointer?
      let code = file.pointee.pMethods?.pointee.xShmMap?(file, 0, Self.regionSize, 0, &memory)
      // Where the user may only read the index, it is mapped all the same.
      guard code == SQLITE_OK || code == SQLITE_READONLY, let memory else { return nil }
      return Array(UnsafeRawBufferPointer(start: memory, count: 48))
    }

    /// Zero in a log that is empty; `nil` if it can't be read.
    private var logSalt: ArraySlice<UInt8>? {
      var header = [UInt8](repeating: 0, count: 32)
      let code = log.pointee.pMethods?.pointee.xRead?(log, &header, 32, 0)
      // SQLITE_IOERR_SHORT_READ.
      return code == SQLITE_OK || code == SQLITE_IOERR | 2 << 8 ? header[16..<24] : nil
    }
  }
#endif
