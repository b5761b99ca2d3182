#if SQLite
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

  /// Opens the file of an SQLite store, whatever state it and its folder are in.
  struct SQLiteFile {
    private let path: String
    private let patience: Duration

    /// To SQLite itself `:memory:` and `file:` are no files; here every path is one.
    init(_ path: String, patience: Duration = .seconds(10)) {
      self.path = path.hasPrefix(":") || path.hasPrefix("file:") ? "./" + path : path
      self.patience = patience
    }

    /// - Parameter hasRoom: whether there is any for SQLite's own files beside this one; else it is only read.
    func open(_ access: SQLiteStore.Access, hasRoom: Bool = true) throws(GatewayError) -> SQLiteConnection {
      // First: without SQLite, no file or folder should be created.
      try SQLiteLibrary.load()
      let isWritable = access == .readWrite && hasRoom ? try prepare() : false
      let connection = try isWritable ? openWritable() : openReadOnly(hasRoom: hasRoom)
      try connection.runScript(
        """
        PRAGMA foreign_keys = ON;
        PRAGMA trusted_schema = OFF;
        -- In KiB: with these an import of any length stays below 64 MB.
        PRAGMA cache_size = -8000;
        PRAGMA temp.cache_size = -12000;
        -- Some systems' SQLite overwrites what is deleted; a temporary file is gone with its process anyway.
        PRAGMA temp.secure_delete = OFF;
        """)
      if isWritable {
        try SQLiteSchema.migrate(connection)
      } else if try SQLiteSchema.version(of: connection) != SQLiteSchema.version {
        throw .readOnly(what: path)
      }
      return connection
    }

    /// Makes the file, for its owner alone, if it is not there, and says whether it can be written.
    private func prepare() throws(GatewayError) -> Bool {
      if Folder.isThere(path) { return access(path, W_OK) == 0 && access(folder, W_OK) == 0 }
      try Folder.make(Folder.parent(of: path))
      _ = try Descriptor(making: path)
      return true
    }

    private func openWritable() throws(GatewayError) -> SQLiteConnection {
      let connection = try SQLiteConnection(path, path: path, flags: SQLITE_OPEN_READWRITE, patience: patience)
      // Looked at first: a file that is not the kit's is not to be touched, not even its journal mode.
      _ = try SQLiteSchema.version(of: connection)
      try useWriteAheadLog(connection)
      try connection.runScript("PRAGMA synchronous = FULL")
      return connection
    }

    /// SQLite does not wait for its turn to change the journal mode, so where several make a file at once, all but one must.
    private func useWriteAheadLog(_ connection: SQLiteConnection) throws(GatewayError) {
      var patience = Patience(patience)
      while true {
        do throws(GatewayError) {
          let mode = try connection.first("PRAGMA journal_mode = WAL") { (row) throws(GatewayError) in row.text(0) }
          if mode == "wal" { return }
          throw .unavailable(what: path, why: "SQLite keeps no write-ahead log there")
        } catch {
          guard case .busy = error, patience.wait() else { throw error }
        }
      }
    }

    private func openReadOnly(hasRoom: Bool) throws(GatewayError) -> SQLiteConnection {
      guard Folder.isThere(path) else { throw .unavailable(what: path, why: GatewayError.reason(ENOENT)) }
      // Without its log, and where this user can make none. Others may change the file between two calls.
      let isFixed = hasRoom ? !Folder.isThere(path + "-wal") && access(folder, W_OK) != 0 : isLogEmpty
      let name = "file:" + path.percentEncoded(but: "/") + "?mode=ro" + (isFixed ? "&immutable=1" : "")
      return try SQLiteConnection(
        name, path: path, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, isFixed: isFixed, patience: patience)
    }

    /// Whether all that was committed is in the file itself; without room a log may be left that nothing was written to.
    private var isLogEmpty: Bool {
      var status = stat()
      return stat(path + "-wal", &status) != 0 || status.st_size == 0
    }

    private var folder: String {
      let folder = Folder.parent(of: path)
      return folder.isEmpty ? "." : folder
    }
  }
#endif
