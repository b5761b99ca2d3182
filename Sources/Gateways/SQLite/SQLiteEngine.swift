import StoreCore
import UseCases

#if canImport(CRecetasSQLite)
  import CRecetasSQLite
#else
  import SQLite3
#endif

/// Runs the transactions of an ``SQLiteStore``, on its only connection that writes.
final class SQLiteEngine: WriteEngine {
  private let file: SQLiteFile
  private let pageLimit: Int?
  private let feed: ChangeFeed
  /// Open as long as the store; a fixed connection is open for one call only, as it does not see others' changes.
  private var connection: SQLiteConnection?
  /// The connection of the current transaction.
  private var current: SQLiteConnection?
  private var isChanged = false
  /// In bytes: from this length on the log is emptied.
  private static let longLog = 16 << 20
  /// Doubled as long as a reader keeps the log from being emptied.
  private var longLog = SQLiteEngine.longLog
  private(set) var isUndone = true
  /// Only looks for others' commits, as long as nothing was changed here.
  private var watching: SQLiteConnection?
  /// SQLite's `data_version` at the last check; it changes when others commit.
  private var seenVersion: Int?

  init(_ file: SQLiteFile, pageLimit: Int?, feed: ChangeFeed) {
    self.file = file
    self.pageLimit = pageLimit
    self.feed = feed
  }

  var sharesCommits: Bool { true }
  var isGoingOn: Bool { current?.isInTransaction ?? false }

  /// Opens the file, and creates or migrates it, unless that is done already.
  func open() throws(GatewayError) -> SQLiteConnection {
    if let connection, try file.isCurrent(connection) { return connection }
    // Its commits may be in that log alone.
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

  /// A violated constraint is a bug of the kit, which checks them itself, unless the data was already damaged.
  private func diagnosed(_ error: GatewayError) -> GatewayError {
    guard case .other = error.faultKind, let reader = try? file.openForReading() else { return error }
    do throws(GatewayError) { try reader.checkIntegrity() } catch {
      if case .corrupt = error { return error }
    }
    return error
  }

  func commit() throws(GatewayError) {
    guard let ending = current else { return }
    // SQLite rolls back what it can't commit.
    isUndone = true
    do throws(GatewayError) { try ending.commit() } catch {
      // The caller decides whether to repeat the change in another file.
      isUndone = error.faultKind != .replaced
      throw diagnosed(error)
    }
    current = nil
    // As above.
    isUndone = false
    if try !file.isCurrent(ending) { throw .replaced(what: file.path) }
    if isChanged { feed.tell() }
    shortenLog(ending)
  }

  /// While reads overlap, SQLite never gets to start the log over by itself: it would grow with each commit.
  private func shortenLog(_ connection: SQLiteConnection) {
    let size = file.logSize
    if size < longLog { return }
    connection.emptyLog()
    // So that a long read does not delay every commit.
    longLog = file.logSize < Self.longLog ? Self.longLog : size * 2
  }

  func rollBack() {
    current?.rollBack()
    // Otherwise the next read would apply its log to the database that took its place.
    if let current, !file.isUsable(current) { try? current.abandon() }
    current = nil
  }

  /// Closes its connections. A transaction that is open keeps its own until it ends.
  ///
  /// - Throws: ``GatewayError/replaced(what:)``
  func close() throws(GatewayError) {
    defer { (connection, watching, seenVersion) = (nil, nil, nil) }
    watching = nil
    // Only a connection that writes leaves no log when it is the last one.
    if current == nil && file.logSize > 0 { try open().emptyLog() }
  }

  /// Closes its connections if their files were replaced, after moving what was committed into its own database.
  ///
  /// - Throws: ``GatewayError/replaced(what:)``, unless that was reported already; ``GatewayError/busy(what:)`` during a read of an
  ///   older state.
  func leave() throws(GatewayError) {
    // A transaction ends before its connection is closed.
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

  /// Whether others have committed since the last check, or have taken the file away.
  func lookForOthers() throws(GatewayError) -> Bool {
    guard let connection = try observingConnection() else {
      defer { seenVersion = nil }
      return seenVersion != nil
    }
    // A fixed connection sees no commits of others; the next read opens a new one, which does.
    if connection.isFixed { return true }
    let version = try connection.integer("PRAGMA data_version")
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// The connection that looks for others' commits. It neither makes the file nor changes it; `nil` while there is none to look at.
  private func observingConnection() throws(GatewayError) -> SQLiteConnection? {
    // The next read or change reports that the file was replaced.
    if let connection, file.isUsable(connection) { return connection }
    if let watching, file.isUsable(watching), !watching.isFixed { return watching }
    let opened = try file.openForReading()
    // The versions of two connections can't be compared.
    if opened != nil { seenVersion = nil }
    watching = opened
    return opened
  }
}
