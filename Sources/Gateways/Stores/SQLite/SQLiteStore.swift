#if SQLite
  public import UseCases

  /// The store in an SQLite database: tables that a person can read with the `sqlite3` shell, shared safely by several processes.
  ///
  /// The file is opened, and made or migrated, by the first call; its errors are that call's. Changes are on disk when a call returns
  /// (`synchronous=FULL`, write-ahead log). Requires SQLite 3.37 or newer, for `STRICT` tables, with FTS5. On Linux the first call loads
  /// the system's library, and throws ``GatewayError/unusableLibrary(what:why:)`` if it is missing or does not fit.
  public actor SQLiteStore: RecordStore, Store {
    /// What may be done with the file.
    public enum Access: Sendable {
      /// Reads and changes; makes the file where there is none.
      case readWrite
      /// Only reads: every change throws ``GatewayError/readOnly(what:)``.
      case readOnly
    }

    /// The file.
    public nonisolated let path: String
    private let access: Access
    private let patience: Duration
    private let pageLimit: Int?
    private var connection: SQLiteConnection?
    let feed: ChangeFeed
    private let executor = BlockingExecutor(label: "recetas.sqlite-store")

    /// - Parameters:
    ///   - path: the file, which is made when it is not there, with the folders above it.
    ///   - patience: how long a call waits at least for others that use the file, before it is ``GatewayError/busy(what:)``.
    ///   - clock: by which a watched file is looked at from time to time.
    ///   - pageLimit: the most pages that the file may have; beyond, changes are refused with ``GatewayError/full(what:)``.
    public init(
      path: String, access: Access = .readWrite, patience: Duration = .seconds(10),
      clock: any Clock<Duration> = ContinuousClock(), pageLimit: Int? = nil
    ) {
      feed = ChangeFeed(clock: clock)
      self.path = path
      self.access = access
      self.patience = patience
      self.pageLimit = pageLimit
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    public func read<Answer: Sendable>(
      _ call: StoreCall, _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
    ) throws(GatewayError) -> Answer {
      if Task.isCancelled { throw .cancelled }
      let connection = try openForReading()
      return try connection.transaction(.reading) { () throws(GatewayError) in
        .commit(try body(SQLiteRecords(connection)))
      }
    }

    /// On a full disk what is there can be read.
    private func openForReading() throws(GatewayError) -> SQLiteConnection {
      do { return try open() } catch {
        guard case .full = error,
          let found = try? SQLiteFile(path, patience: patience).open(.readOnly, hasRoom: false)
        else { throw error }
        return found
      }
    }

    public func write<Answer: Sendable>(
      _ call: StoreCall, _ body: @Sendable (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
    ) throws(GatewayError) -> Answer {
      if Task.isCancelled { throw .cancelled }
      let connection = try open()
      let changesBefore = connection.changeCount
      var isKept = false
      let answer = try connection.transaction(.writing) { () throws(GatewayError) in
        var records = SQLiteRecords(connection)
        let decision = try body(&records)
        if case .commit = decision { isKept = true }
        return decision
      }
      if isKept && connection.changeCount != changesBefore { feed.tell() }
      return answer
    }

    /// Looks whether others committed something since the last look.
    func lookForOthers() throws(GatewayError) -> Bool {
      let connection = try open()
      // Such a connection sees nothing of others; whoever reads anew does.
      if connection.isFixed { return true }
      let version = try connection.integer("PRAGMA data_version")
      defer { seenVersion = version }
      return version != seenVersion
    }

    /// SQLite's number for what others committed, when somebody looked last.
    private var seenVersion: Int?

    private func open() throws(GatewayError) -> SQLiteConnection {
      if let connection { return connection }
      let opened = try SQLiteFile(path, patience: patience).open(access)
      if let pageLimit { try opened.runScript("PRAGMA max_page_count = \(pageLimit)") }
      // Opened as fixed it does not see what others change, so it is opened anew for each call.
      if !opened.isFixed { connection = opened }
      return opened
    }
  }
#endif
