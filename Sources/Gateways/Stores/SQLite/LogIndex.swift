#if SQLite
  #if canImport(CRecetasSQLite)
    import CRecetasSQLite
  #else
    import SQLite3
  #endif

  /// What the index of a log says of it. All connections to a database share the index, in memory, whatever becomes of the log.
  ///
  /// Source: sqlite.org/walformat.html, "The WAL-Index File Format".
  struct LogIndex: Equatable {
    private static let (headerSize, regionSize) = (48, 32_768)
    /// It differs after each commit.
    private let header: [UInt8]

    init?(_ connection: OpaquePointer) {
      var file: UnsafeMutablePointer<sqlite3_file>?
      sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
      var memory: UnsafeMutableRawPointer?
      guard let methods = file?.pointee.pMethods, methods.pointee.iVersion >= 2,
        methods.pointee.xShmMap?(file, 0, Int32(Self.regionSize), 0, &memory) == SQLITE_OK, let memory
      else { return nil }
      header = Array(UnsafeRawBufferPointer(start: memory, count: Self.headerSize))
    }

    /// How long its log is at least, in bytes.
    var logSize: Int {
      header.withUnsafeBytes { bytes in
        let (pageSize, frames) = (
          bytes.load(fromByteOffset: 14, as: UInt16.self), bytes.load(fromByteOffset: 16, as: UInt32.self)
        )
        return frames == 0 ? 0 : 32 + Int(frames) * (24 + (pageSize == 1 ? 65_536 : Int(pageSize)))
      }
    }
  }
#endif
