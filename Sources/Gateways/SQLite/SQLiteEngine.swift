import StoreCore
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// Runs the transactions of an ``SQLiteStore`` on the store's only writing connection.
final class SQLiteEngine: WriteEngine {
  private let file: SQLiteFile
  private let pageLimit: Int?
  private let feed: ChangeFeed
  /// The open connection. A fixed connection is never stored here, because a fixed connection doesn't see changes by other processes.
  private var connection: SQLiteConnection?
  /// The connection of the current transaction.
  private var current: SQLiteConnection?
  private var isChanged = false
  /// The log size, in bytes, at which the log is truncated.
  private static let longLog = 16 << 20
  /// The log size at which the log is currently truncated. The size doubles while a reader prevents truncation.
  private var longLog = SQLiteEngine.longLog
  private(set) var isKnownRolledBack = true
  /// A read-only connection that checks for commits by other processes until this store makes its first change.
  private var watching: SQLiteConnection?
  /// SQLite's `data_version` at the last check. The version changes when another connection commits.
  private var seenVersion: Int?

  init(_ file: SQLiteFile, pageLimit: Int?, feed: ChangeFeed) {
    self.file = file
    self.pageLimit = pageLimit
    self.feed = feed
  }

  var sharesCommits: Bool { true }
  var isGoingOn: Bool { current?.isInTransaction ?? false }

  /// Returns the open connection. Opens the file if necessary, and creates or migrates the file.
  func open() throws(GatewayError) -> SQLiteConnection {
    if let connection, try file.isCurrent(connection) { return connection }
    // The commits of this connection may exist only in its log.
    if let connection, !connection.isInPlace { try connection.abandon(waits: true) }
    (connection, watching, seenVersion) = (nil, nil, nil)
    let opened = try file.open()
    if let pageLimit { try opened.runScript("PRAGMA max_page_count = \(pageLimit)") }
    if !opened.isFixed { connection = opened }
    return opened
  }

  func begin() throws(GatewayError) {
    let connection = try open()
    current = connection
    do throws(GatewayError) { try connection.begin(.writing) } catch {
      rollBack()
      throw error
    }
    isChanged = false
  }

  func apply<Answer>(
    isOnly: Bool, _ body: (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer> {
    guard let current else { preconditionFailure("no transaction was begun") }
    let changesBefore = current.changeCount
    let decision =
      try isOnly
      ? change(current, body)
      : current.savepoint { () throws(GatewayError) in
        try change(current, body)
      }
    if case .commit = decision, current.changeCount != changesBefore { isChanged = true }
    return decision
  }

  private func change<Answer>(
    _ connection: SQLiteConnection, _ body: (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) throws(GatewayError) -> WriteDecision<Answer> {
    do throws(GatewayError) {
      return try connection.interruptible { () throws(GatewayError) in
        var records = SQLiteRecords(connection)
        return try body(&records)
      }
    } catch {
      throw diagnosed(error)
    }
  }

  /// Checks the database after an unexpected error, and returns the error to throw. The kit checks constraints itself, so a violated
  /// constraint means a bug in the kit or damaged data.
  private func diagnosed(_ error: GatewayError) -> GatewayError {
    guard case .other = error.faultKind, let reader = try? file.openForReading() else { return error }
    do throws(GatewayError) { try reader.checkIntegrity() } catch {
      if case .corrupt = error { return error }
    }
    return error
  }

  func commit() throws(GatewayError) {
    guard let ending = current else { return }
    // SQLite rolls back a transaction that can't be committed.
    isKnownRolledBack = true
    do throws(GatewayError) { try ending.commit() } catch {
      // If the file was replaced, the caller decides whether to repeat the change in the new file.
      isKnownRolledBack = error.faultKind != .replaced
      throw diagnosed(error)
    }
    current = nil
    // If the file was replaced after the commit, the caller decides whether to repeat the change in the new file.
    isKnownRolledBack = false
    if try !file.isCurrent(ending) { throw .replaced(what: file.path) }
    if isChanged { feed.tell() }
    shortenLog(ending)
  }

  /// Truncates a long log. While reads overlap, SQLite never restarts the log by itself, so the log would grow with each commit.
  private func shortenLog(_ connection: SQLiteConnection) {
    let size = file.logSize
    if size < longLog { return }
    connection.emptyLog()
    // Doubling the limit prevents a long read from delaying every commit.
    longLog = file.logSize < Self.longLog ? Self.longLog : size * 2
  }

  func rollBack() {
    current?.rollBack()
    // Otherwise the next read would apply this connection's log to the replacement database.
    if let current, !file.isUsable(current) { try? current.abandon() }
    current = nil
  }

  /// Closes the connections. The connection of an open transaction stays open until the transaction ends.
  ///
  /// - Throws: ``GatewayError/replaced(what:)`` if the files were replaced.
  func close() throws(GatewayError) {
    defer { (connection, watching, seenVersion) = (nil, nil, nil) }
    watching = nil
    // A log is deleted only by the last connection to close, and only if that connection can write.
    if current == nil && file.logSize > 0 { try open().emptyLog() }
  }

  /// Closes the connections if their files were replaced, after moving committed changes into the old database.
  ///
  /// - Throws: ``GatewayError/replaced(what:)``, unless it was already thrown, and ``GatewayError/busy(what:)`` while a connection reads an
  ///   older state.
  func leave() throws(GatewayError) {
    // The connection of an open transaction must not be closed.
    if let current {
      if current.isInPlace { return }
      throw .replaced(what: file.path)
    }
    if let watching, !watching.isInPlace { self.watching = nil }
    guard let connection, !connection.isInPlace else { return }
    _ = try file.isCurrent(connection)
    try connection.abandon(waits: true)
    self.connection = nil
  }

  /// Whether another connection has committed a change, or the file was deleted, since the last check.
  func checkForOtherChanges() throws(GatewayError) -> Bool {
    guard let connection = try observingConnection() else {
      defer { seenVersion = nil }
      return seenVersion != nil
    }
    // A fixed connection doesn't see commits by other processes. The next read opens a new connection, which sees them.
    if connection.isFixed { return true }
    let version = try connection.integer("PRAGMA data_version")
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// Returns the connection that checks for commits by other processes. The connection neither creates nor changes the file. `nil` if there
  /// is no database of the current version.
  private func observingConnection() throws(GatewayError) -> SQLiteConnection? {
    // If the file was replaced, the next read or change throws the error.
    if let connection, file.isUsable(connection) { return connection }
    if let watching, file.isUsable(watching), !watching.isFixed { return watching }
    let opened = try file.openForReading()
    // The `data_version` of one connection can't be compared with that of another connection.
    if opened != nil { seenVersion = nil }
    watching = opened
    return opened
  }
}
