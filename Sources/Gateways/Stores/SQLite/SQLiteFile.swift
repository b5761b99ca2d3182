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
  struct SQLiteFile: Sendable {
    /// The path as passed to SQLite. To SQLite `:memory:` and `file:` have a meaning of their own; here every path is a file.
    let path: String
    private let mayWrite: Bool
    private let patience: Duration

    init(_ path: String, _ access: SQLiteStore.Access = .readWrite, patience: Duration = .seconds(10)) {
      self.path = path.hasPrefix(":") || path.hasPrefix("file:") ? "./" + path : path
      mayWrite = access == .readWrite
      self.patience = patience
    }

    /// Opens the connection that creates, migrates and changes the file; a read-only one where that is not possible.
    func open() throws(GatewayError) -> SQLiteConnection {
      // First: without SQLite, no file or folder should be created.
      try SQLiteLibrary.load()
      guard mayWrite, try make() else { return try openReadOnly(hasRoom: true, patience: patience) }
      let connection = try connect(patience: patience)
      // Checked first: a file that is not the kit's must not be changed, not even its journal mode.
      _ = try SQLiteSchema.version(of: connection)
      try useWriteAheadLog(connection)
      try connection.runScript("PRAGMA synchronous = FULL")
      try set(connection)
      try SQLiteSchema.migrate(connection)
      return connection
    }

    /// Opens a connection that only reads; `nil` if the file must be created or migrated first.
    ///
    /// - Parameter patience: how long to wait for locks; by default not at all.
    func openForReading(patience: Duration = .zero) throws(GatewayError) -> SQLiteConnection? {
      try SQLiteLibrary.load()
      guard mayWrite else { return try openReadOnly(hasRoom: true, patience: patience) }
      guard Folder.isThere(path) else { return nil }
      guard isWritable else { return try openReadOnly(hasRoom: true, patience: patience) }
      let connection: SQLiteConnection
      do throws(GatewayError) {
        connection = try connect(patience: patience)
        let mode = try connection.first("PRAGMA journal_mode") { $0.text(0) }
        let version = try SQLiteSchema.version(of: connection)
        if mode != "wal" || version != SQLiteSchema.version { return nil }
      } catch {
        // On a full disk, existing data can still be read.
        guard case .full = error, let found = try? openReadOnly(hasRoom: false, patience: patience) else { throw error }
        return found
      }
      try set(connection)
      // A smaller cache than the writer's, as there may be many readers. Opened read-write, so that the last one closed leaves no log.
      try connection.runScript("PRAGMA cache_size = -2000; PRAGMA query_only = ON")
      return connection
    }

    /// Opens a connection that only reads, where there is no room for SQLite's own files beside this one.
    func openWithoutRoom() throws(GatewayError) -> SQLiteConnection {
      try openReadOnly(hasRoom: false, patience: .zero)
    }

    private func set(_ connection: SQLiteConnection) throws(GatewayError) {
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
    }

    /// Makes the file, for its owner alone, if it is not there, and says whether it can be written.
    private func make() throws(GatewayError) -> Bool {
      if Folder.isThere(path) { return isWritable }
      try Folder.make(Folder.parent(of: path))
      _ = try Descriptor(making: path)
      return true
    }

    private var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK) == 0 }

    private func connect(patience: Duration) throws(GatewayError) -> SQLiteConnection {
      try SQLiteConnection(path, path: path, flags: SQLITE_OPEN_READWRITE, patience: patience)
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

    /// - Parameter hasRoom: whether there is room for SQLite's own files beside this one.
    private func openReadOnly(hasRoom: Bool, patience: Duration) throws(GatewayError) -> SQLiteConnection {
      guard Folder.isThere(path) else { throw .unavailable(what: path, why: GatewayError.reason(ENOENT)) }
      // Without its log, and where this user can make none. Others may change the file between two calls.
      let isFixed = hasRoom ? !Folder.isThere(path + "-wal") && access(folder, W_OK) != 0 : isLogEmpty
      let name = "file:" + path.fileBytes.percentEncoded(but: "/") + "?mode=ro" + (isFixed ? "&immutable=1" : "")
      let connection = try SQLiteConnection(
        name, path: path, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, isFixed: isFixed, patience: patience)
      try set(connection)
      if try SQLiteSchema.version(of: connection) != SQLiteSchema.version { throw .readOnly(what: path) }
      return connection
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
