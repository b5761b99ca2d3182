import Gateways
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// One open database, and the statements that were prepared on it. Belongs to one actor.
final class SQLiteConnection {
  let path: String
  /// Whether the file is assumed not to change.
  let isFixed: Bool
  /// Its files; `nil` for a temporary or a fixed database, and until ``watch(_:_:hasLog:)``.
  private var files: DatabaseFiles?
  /// The replacements of its files, counted for all connections of its store.
  private var replacements: Replacements?
  /// How many replacements of its files were known when it was opened.
  private(set) var round = 0
  let isReadOnly: Bool
  private var isAbandoned = false
  private let handle: OpaquePointer
  /// How long to wait for locks, in milliseconds.
  private let patience: Int32
  private let fault: (SQLiteConnection) -> Int32
  private var statements: [String: SQLiteStatement] = [:]

  /// - Parameters:
  ///   - name: a path, or a `file:` address of it.
  ///   - fault: the result code with which a statement fails before it runs; zero, unless a test plays another system's SQLite.
  init(
    _ name: String, path: String, flags: Int32, isFixed: Bool = false, patience: Duration = .seconds(10),
    fault: @escaping (SQLiteConnection) -> Int32 = { _ in 0 }
  ) throws(GatewayError) {
    // Every other call needs a connection, so loading the library here covers all of them.
    try SQLiteLibrary.load()
    self.path = path
    self.isFixed = isFixed
    isReadOnly = flags & SQLITE_OPEN_READONLY != 0
    var opened: OpaquePointer?
    let code = name.withFileName {
      sqlite3_open_v2($0, &opened, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX, nil)
    }
    guard code == SQLITE_OK, let opened else {
      let error = GatewayError.sqlite(code, opened, path)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    self.fault = fault
    self.patience = Int32(clamping: Int64(patience / .milliseconds(1)))
    sqlite3_busy_timeout(handle, self.patience)
  }

  deinit {
    if !isInPlace { try? abandon() }
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Remembers its files, to notice when they are replaced. Call it after the first read, which opens the log.
  ///
  /// - Parameters:
  ///   - replacements: counts the replacements of the files.
  ///   - round: how many replacements were known before it was opened.
  ///   - hasLog: whether it must have a log. One that may write has it from its first read until it is closed.
  /// - Throws: ``GatewayError/replaced(what:)`` if that has already happened.
  func watch(_ replacements: Replacements, _ round: Int, hasLog: Bool) throws(GatewayError) {
    let found = DatabaseFiles(Folder.absolute(path))
    // Checked after opening, so that the files found are the open ones.
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 || hasLog && !found.hasLog {
      try? abandon()
      throw .replaced(what: path)
    }
    files = found
    (self.replacements, self.round) = (replacements, round)
  }

  /// Whether its log, or that of the other connections to the database, was deleted. Known from the first read on, which opens the log.
  var hasAnotherLog: Bool { LogIndex(of: handle)?.isOfAnotherLog ?? false }

  /// Whether its log can't belong to the database.
  var hasForeignLog: Bool {
    LogIndex(of: handle)?.isOfAnotherDatabase { FileCalls.system.lookBehind(path).map { Int($0.size) } } ?? false
  }

  /// Whether its files are where they were.
  var isInPlace: Bool { files?.areInPlace ?? true }

  /// Moves committed changes into the open file, wherever it is now, and not into its replacement.
  ///
  /// - Parameter waits: whether to wait for those who read.
  /// - Throws: ``GatewayError/busy(what:)`` while an older state is read, ``GatewayError/full(what:)``. Then try again later.
  func abandon(waits: Bool = false) throws(GatewayError) {
    if isAbandoned || isReadOnly { return }
    // On closing, SQLite deletes its log by name, which may be that of another database by now, or a newer one of this.
    var isKept: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
    // Others have changed the database with a new log, whose index this would empty.
    if hasAnotherLog {
      isAbandoned = true
      return
    }
    sqlite3_busy_timeout(handle, waits ? patience : 0)
    do throws(GatewayError) { try checkpoint() } catch {
      switch error {
      case .failed(_, .busy), .failed(_, .full): throw error
      // It would fail again, as it does on Apple's systems once the database is moved. Its changes are in the log alone.
      default:
        isAbandoned = true
        replacements?.countRefusedLog()
        files?.keepLog()
        return
      }
    }
    isAbandoned = true
    files?.removeLeftovers()
  }

  /// Moves the log into the database and empties it.
  ///
  /// - Throws: also ``GatewayError/busy(what:)`` while an older state is read.
  private func checkpoint() throws(GatewayError) {
    var isBusy = false
    try readRows("PRAGMA wal_checkpoint(TRUNCATE)", []) { (row) throws(GatewayError) in
      isBusy = row.integer(0) != 0
      return false
    }
    if isBusy { throw .busy(what: path) }
  }

  /// Runs a statement that returns no rows, and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: SQLiteValue...) throws(GatewayError) -> Int { try run(sql, values) }

  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue]) throws(GatewayError) -> Int {
    try noticing { () throws(GatewayError) in try execute(sql, values) }
  }

  private func execute(_ sql: String, _ values: [SQLiteValue]) throws(GatewayError) -> Int {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// How many rows were changed since it was opened.
  var changeCount: Int { Int(sqlite3_total_changes(handle)) }

  /// Runs several statements without parameters.
  func runScript(_ sql: String) throws(GatewayError) {
    try noticing { () throws(GatewayError) in
      try failIfToldTo()
      try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }
  }

  private func check(_ code: Int32) throws(GatewayError) {
    if code != SQLITE_OK { throw .sqlite(code, handle, path) }
  }

  private func failIfToldTo() throws(GatewayError) { try check(fault(self)) }

  /// Runs `body`, whose errors are the caller's. If SQLite itself finds that the files were replaced, the store's connections are reopened.
  private func noticing<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    do throws(GatewayError) { return try body() } catch {
      if error.faultKind == .replaced { _ = replacements?.find(after: round) }
      throw error
    }
  }

  /// Gives each row to `body` until it answers `false`.
  func forEach(
    _ sql: String, _ values: [SQLiteValue], _ body: (SQLiteStatement) throws(GatewayError) -> Bool
  ) throws(GatewayError) {
    try noticing { () throws(GatewayError) in try readRows(sql, values, body) }
  }

  private func readRows(
    _ sql: String, _ values: [SQLiteValue], _ body: (SQLiteStatement) throws(GatewayError) -> Bool
  ) throws(GatewayError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {
      let goesOn = try body(statement)
      try statement.check()
      if !goesOn { return }
    }
  }

  func rows<Row>(
    _ sql: String, _ values: SQLiteValue..., row: (SQLiteStatement) throws(GatewayError) -> Row
  ) throws(GatewayError) -> [Row] { try rows(sql, values, row: row) }

  func rows<Row>(
    _ sql: String, _ values: [SQLiteValue], row: (SQLiteStatement) throws(GatewayError) -> Row
  ) throws(GatewayError) -> [Row] {
    var rows: [Row] = []
    try forEach(sql, values) { (statement) throws(GatewayError) in
      rows.append(try row(statement))
      return true
    }
    return rows
  }

  /// The first row, if there is one.
  func first<Row>(
    _ sql: String, _ values: SQLiteValue..., row: (SQLiteStatement) throws(GatewayError) -> Row
  ) throws(GatewayError) -> Row? {
    var first: Row?
    try forEach(sql, values) { (statement) throws(GatewayError) in
      first = try row(statement)
      return false
    }
    return first
  }

  /// The integer of a query that has one row.
  func integer(_ sql: String) throws(GatewayError) -> Int {
    try first(sql) { (row) throws(GatewayError) in row.integer(0) } ?? 0
  }

  /// Whether a table has no rows.
  func isEmpty(_ table: String) throws(GatewayError) -> Bool {
    try integer("SELECT EXISTS (SELECT 1 FROM \(table))") == 0
  }

  /// Makes an entity from a row. A row that makes none was written by another program.
  func valid<Entity>(_ what: String, _ make: () throws -> Entity) throws(GatewayError) -> Entity {
    do { return try make() } catch { throw .corrupt(what: path, why: "\(what): \(error.reason)") }
  }

  /// Rolls back, unless a full disk or a failed read has already done so.
  func rollBack() { if isInTransaction { _ = try? execute("ROLLBACK", []) } }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body`, in which every statement ends as soon as the task is canceled: to sort and index a long menu takes seconds.
  ///
  /// The commit itself is not interrupted: what is durable can't be reported as canceled.
  func interruptible<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    // SQLite asks after so many steps of a statement, many times in a millisecond, on the thread that runs the task.
    sqlite3_progress_handler(handle, 1000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
    return try body()
  }

  /// Moves the log into the database and empties it, if current readers finish within a moment.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 100)
    // If not, what was committed is in the log, as before.
    try? checkpoint()
    sqlite3_busy_timeout(handle, patience)
  }

  /// Runs a statement for each row that `select` returns on another connection, with the row's columns bound as values.
  func insert(_ sql: String, rowsOf select: String, _ source: SQLiteConnection) throws(GatewayError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try source.interruptible { () throws(GatewayError) in
      try source.forEach(select, []) { (row) throws(GatewayError) in
        // Each statement is too short for SQLite's progress handler to be called.
        if Task.isCancelled { throw .cancelled }
        try statement.bind(row)
        try noticing { () throws(GatewayError) in while try statement.step() {} }
        statement.rewind()
        return true
      }
    }
  }

  private func statement(_ sql: String) throws(GatewayError) -> SQLiteStatement {
    try failIfToldTo()
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, handle, path)
    statements[sql] = statement
    return statement
  }
}
