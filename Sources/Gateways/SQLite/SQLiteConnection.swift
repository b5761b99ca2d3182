import Gateways
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// An open database connection with its prepared statements. Only one actor at a time can use a connection.
final class SQLiteConnection {
  let path: String
  /// Whether the connection assumes that the file never changes.
  let isFixed: Bool
  /// The files of the database. `nil` before ``watch(_:_:hasLog:)``, and always for a temporary or fixed database.
  private var files: DatabaseFiles?
  /// The counter of replacements, which all connections of the store share.
  private var replacements: Replacements?
  /// The number of times that the files had been replaced when this connection was opened.
  private(set) var round = 0
  let isReadOnly: Bool
  private var isAbandoned = false
  private let handle: OpaquePointer
  /// The maximum time that the connection waits for locks, in milliseconds.
  private let patience: Int32
  private let fault: (SQLiteConnection) -> Int32
  private var statements: [String: SQLiteStatement] = [:]

  /// - Parameters:
  ///   - name: a path, or a `file:` URI.
  ///   - fault: a closure that returns the result code with which a statement fails before it runs. The code is zero, except in tests that
  ///     simulate SQLite on other systems.
  init(
    _ name: String, path: String, flags: Int32, isFixed: Bool = false, patience: Duration = .seconds(10),
    fault: @escaping (SQLiteConnection) -> Int32 = { _ in 0 }
  ) throws(GatewayError) {
    // Every other call needs a connection, so it is enough to load the library here.
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

  /// Records the identity of the database's files to detect their replacement. Call this method after the first read, which opens the log.
  ///
  /// - Parameters:
  ///   - replacements: the counter of replacements.
  ///   - round: the number of replacements when this connection was opened.
  ///   - hasLog: whether the connection must have a log. A connection that can write has a log from its first read until it is closed.
  /// - Throws: ``GatewayError/replaced(what:)`` if the files have already been replaced.
  func watch(_ replacements: Replacements, _ round: Int, hasLog: Bool) throws(GatewayError) {
    let found = DatabaseFiles(Folder.absolute(path))
    // The files must be opened before this check, so that it compares the opened files.
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 || hasLog && !found.hasLog {
      try? abandon()
      throw .replaced(what: path)
    }
    files = found
    (self.replacements, self.round) = (replacements, round)
  }

  /// Whether this connection's log, or the log that other connections to the database use, was deleted. Read from the database first, which
  /// opens the log.
  var hasAnotherLog: Bool { LogIndex(of: handle)?.isOfAnotherLog ?? false }

  /// Whether the log can't belong to the database.
  var hasForeignLog: Bool {
    LogIndex(of: handle)?.isOfAnotherDatabase { FileCalls.system.statusOfTarget(path).map { Int($0.size) } } ?? false
  }

  /// Whether the files still exist at their paths.
  var isInPlace: Bool { files?.areInPlace ?? true }

  /// Moves committed changes into the open database file, even if that file was moved, and never into a replacement.
  ///
  /// - Parameter waits: whether to wait for readers.
  /// - Throws: ``GatewayError/busy(what:)`` while a connection reads an older state, or ``GatewayError/full(what:)`` if the disk is full.
  ///   The caller can try again later.
  func abandon(waits: Bool = false) throws(GatewayError) {
    if isAbandoned || isReadOnly { return }
    // When SQLite closes a connection, it deletes the log by name. By now, a file with that name may be another database's log, or a newer
    // log.
    var isKept: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isKept)
    // Other connections have changed the database using a new log, and a checkpoint would clear the index of the new log.
    if hasAnotherLog {
      isAbandoned = true
      return
    }
    sqlite3_busy_timeout(handle, waits ? patience : 0)
    do throws(GatewayError) { try checkpoint() } catch {
      switch error {
      case .failed(_, .busy), .failed(_, .full): throw error
      // Another attempt would also fail, as checkpoints do on Apple's systems after the database was moved. The changes exist only in the
      // log.
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

  /// Moves the log into the database, and truncates the log.
  ///
  /// - Throws: ``GatewayError/busy(what:)`` while a connection reads an older state, or the error of the checkpoint.
  private func checkpoint() throws(GatewayError) {
    var isBusy = false
    try readRows("PRAGMA wal_checkpoint(TRUNCATE)", []) { (row) throws(GatewayError) in
      isBusy = row.integer(0) != 0
      return false
    }
    if isBusy { throw .busy(what: path) }
  }

  /// Runs a statement that returns no rows, and returns the number of changed rows.
  @discardableResult
  func run(_ sql: String, _ values: SQLiteValue...) throws(GatewayError) -> Int { try run(sql, values) }

  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue]) throws(GatewayError) -> Int {
    try detectingReplacement { () throws(GatewayError) in try execute(sql, values) }
  }

  private func execute(_ sql: String, _ values: [SQLiteValue]) throws(GatewayError) -> Int {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
    return Int(sqlite3_changes(handle))
  }

  /// The number of rows changed since the connection was opened.
  var changeCount: Int { Int(sqlite3_total_changes(handle)) }

  /// Runs several statements without parameters.
  func runScript(_ sql: String) throws(GatewayError) {
    try detectingReplacement { () throws(GatewayError) in
      try simulateFault()
      try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }
  }

  private func check(_ code: Int32) throws(GatewayError) {
    if code != SQLITE_OK { throw .sqlite(code, handle, path) }
  }

  private func simulateFault() throws(GatewayError) { try check(fault(self)) }

  /// Runs `body`, and rethrows its errors. If SQLite itself detects that the files were replaced, counts the replacement, so that the
  /// store's connections are reopened.
  private func detectingReplacement<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    do throws(GatewayError) { return try body() } catch {
      if error.faultKind == .replaced { _ = replacements?.find(after: round) }
      throw error
    }
  }

  /// Calls `body` with each row until `body` returns `false`.
  func forEach(
    _ sql: String, _ values: [SQLiteValue], _ body: (SQLiteStatement) throws(GatewayError) -> Bool
  ) throws(GatewayError) {
    try detectingReplacement { () throws(GatewayError) in try readRows(sql, values, body) }
  }

  private func readRows(
    _ sql: String, _ values: [SQLiteValue], _ body: (SQLiteStatement) throws(GatewayError) -> Bool
  ) throws(GatewayError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {
      let continues = try body(statement)
      try statement.check()
      if !continues { return }
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

  /// Returns the value that `row` creates from the first row. `nil` if there are no rows.
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

  /// Returns the integer that a query with one row and one column returns.
  func integer(_ sql: String) throws(GatewayError) -> Int {
    try first(sql) { (row) throws(GatewayError) in row.integer(0) } ?? 0
  }

  /// Whether a table has no rows.
  func isEmpty(_ table: String) throws(GatewayError) -> Bool {
    try integer("SELECT EXISTS (SELECT 1 FROM \(table))") == 0
  }

  /// Creates an entity from a row. Throws ``GatewayError/corrupt(what:why:)`` if the row is invalid, because only another program can have
  /// written such a row.
  func valid<Entity>(_ what: String, _ make: () throws -> Entity) throws(GatewayError) -> Entity {
    do { return try make() } catch { throw .corrupt(what: path, why: "\(what): \(error.reason)") }
  }

  /// Rolls back the transaction, unless a full disk or a failed read has already caused a rollback.
  func rollBack() { if isInTransaction { _ = try? execute("ROLLBACK", []) } }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body`, and interrupts its statements when the task is canceled. For a long menu, sorting and indexing take seconds.
  ///
  /// The commit itself is not interrupted, because a durable change must not be reported as canceled.
  func interruptible<Answer>(_ body: () throws(GatewayError) -> Answer) throws(GatewayError) -> Answer {
    // SQLite calls the handler many times per millisecond, on the thread that runs the task.
    sqlite3_progress_handler(handle, 1000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
    return try body()
  }

  /// Moves the log into the database and truncates the log, if all readers finish within 100 ms.
  func emptyLog() {
    sqlite3_busy_timeout(handle, 100)
    // If the checkpoint fails, the committed changes stay in the log.
    try? checkpoint()
    sqlite3_busy_timeout(handle, patience)
  }

  /// Runs a statement for each row that `select` returns on another connection. Binds the columns of each row to the parameters of the
  /// statement.
  func insert(_ sql: String, rowsOf select: String, _ source: SQLiteConnection) throws(GatewayError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try source.interruptible { () throws(GatewayError) in
      try source.forEach(select, []) { (row) throws(GatewayError) in
        // Each statement is too short for SQLite to call its progress handler, so the cancellation must be checked here.
        if Task.isCancelled { throw .cancelled }
        try statement.bind(row)
        try detectingReplacement { () throws(GatewayError) in while try statement.step() {} }
        statement.rewind()
        return true
      }
    }
  }

  private func statement(_ sql: String) throws(GatewayError) -> SQLiteStatement {
    try simulateFault()
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, handle, path)
    statements[sql] = statement
    return statement
  }
}
