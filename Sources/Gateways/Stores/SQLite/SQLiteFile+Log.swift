#if SQLite
  import UseCases

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The files that SQLite keeps beside a database. It applies whatever lies there under the right name, so the kit looks first.
  extension SQLiteFile {
    /// Looks at the files beside the database before SQLite opens them.
    ///
    /// - Parameter mends: whether they are made writable, as the database is: they keep the mode that it had when they were made.
    /// - Returns: whether the log holds changes: of another process, or left by one that was killed.
    /// - Throws: ``GatewayError/corrupt(what:why:)`` for what SQLite would not have put there.
    func checkLog(mends: Bool) throws(GatewayError) -> Bool {
      let place = Folder.resolved(path) ?? path
      guard let owner = Self.status(of: place)?.st_uid else { return false }
      for end in ["-journal", "-wal", "-shm"] {
        guard let status = Self.status(of: place + end) else { continue }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink < 2 else {
          throw .corrupt(what: place + end, why: "it is not a file of its own")
        }
        // The administrator's processes give what they make to the owner of the database.
        guard [owner, 0, geteuid()].contains(status.st_uid) else {
          throw .corrupt(what: place + end, why: "it belongs to another user than the database")
        }
        if mends { try makeWritable(place + end, status) }
      }
      return (Self.status(of: place + "-wal")?.st_size ?? 0) > 0
    }

    private func makeWritable(_ name: String, _ status: stat) throws(GatewayError) {
      if access(name, R_OK | W_OK) == 0 { return }
      let mode = status.st_mode & 0o777 | S_IRUSR | S_IWUSR
      guard errno == EACCES, status.st_uid == geteuid(), chmod(name, mode) == 0 else { throw .notAllowed(what: name) }
    }

    /// What is at a path, a link itself included; `nil` if there is nothing.
    private static func status(of name: String) -> stat? {
      var status = stat()
      return lstat(name, &status) == 0 ? status : nil
    }

    /// The version of a database that has a log beside it.
    ///
    /// SQLite binds a log to its database by nothing but its name. What is another program's, or nonsense together with this database, is
    /// found here; that of another store of the kit may not be, until the whole store is checked.
    func versionWithLog(_ connection: SQLiteConnection) throws(GatewayError) -> Int {
      do { return try SQLiteSchema.version(of: connection) } catch {
        guard case .corrupt = error, let alone = try? connectReadOnly(isFixed: true, patience: .zero),
          (try? SQLiteSchema.version(of: alone)) != nil
        else { throw error }
        throw .corrupt(what: path + "-wal", why: "it is the log of another database")
      }
    }
  }
#endif
