import Gateways
public import StoreCore
public import UseCases

/// The store in an SQLite database: tables that a person can read with the `sqlite3` shell, shared safely by several processes.
///
/// The file is opened, and made or migrated, by the first call; its errors are that call's. Changes are on disk when a call returns
/// (`synchronous=FULL`, write-ahead log). On Apple's systems that empties the drive's cache at each commit (`PRAGMA fullfsync`), which takes
/// milliseconds. Requires SQLite 3.37 or newer, for `STRICT` tables, with FTS5. On Linux the first call loads
/// the system's library, and throws `GatewayError.failed(what:why:)` if it is missing or does not fit.
///
/// One connection writes; changes that wait at the same time share a commit. As many connections read as there are cores, each from
/// one snapshot, and wait for no change. A read occupies a cooperative thread for as long as SQLite needs.
public final class SQLiteStore: RecordStore, Store {
  /// The permitted use of the file.
  public enum Access: Sendable {
    /// Reads and changes; makes the file where there is none.
    case readWrite
    /// Only reads: every change fails with `GatewayFault.readOnly`.
    case readOnly
  }

  /// The file.
  public let path: String
  let feed: ChangeFeed
  private let file: SQLiteFile
  private let patience: Duration
  private let queue: WriteQueue<SQLiteEngine>
  private let readers: SQLiteReaders
  private let preparing = SerialQueue(label: "recetas.sqlite-store.preparing")

  /// - Parameters:
  ///   - path: the file, which is made when it is not there, with the folders above it.
  ///   - patience: how long a call waits at least for others that use the file, before it fails with `GatewayFault.busy`.
  ///   - clock: times the checks of a watched file, and the closing of idle connections.
  ///   - pageLimit: the most pages that the file may have; beyond, changes are refused with `GatewayFault.full`.
  public convenience init(
    path: String, access: Access = .readWrite, patience: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(), pageLimit: Int? = nil
  ) {
    self.init(SQLiteFile(path, access, patience: patience), path, patience, clock, pageLimit)
  }

  /// Opens the store for reading, without the files that SQLite otherwise creates beside it: for a look at a store in use.
  package convenience init(untouchedAt path: String) {
    self.init(SQLiteFile(path, .readOnly, isUntouched: true), path, .zero)
  }

  init(
    _ file: SQLiteFile, _ path: String, _ patience: Duration, _ clock: any Clock<Duration> = ContinuousClock(),
    _ pageLimit: Int? = nil
  ) {
    self.path = path
    feed = ChangeFeed(clock: clock)
    self.file = file
    self.patience = patience
    queue = WriteQueue(SQLiteEngine(file, pageLimit: pageLimit, feed: feed), label: "recetas.sqlite-store")
    readers = SQLiteReaders(file, patience: patience, clock: clock) { [queue] () async throws(GatewayError) in
      try await queue.with { (engine) throws(GatewayError) in _ = try engine.open() }
    }
  }

  @concurrent public func read<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    await Task.yield()
    if Task.isCancelled { throw .cancelled }
    do throws(GatewayError) { return try await readers.read(body) } catch {
      let failure = await leave(after: error)
      guard failure.mayBeOwnLog else { throw failure }
    }
    // Another call may have reported that the log was deleted; then the database is whole again.
    return try await readers.read(body)
  }

  public func write<Answer: Sendable>(
    touching scope: RecordScope, _ body: @Sendable (inout SQLiteRecords) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    do throws(GatewayError) {
      return try await queue.write { (records) throws(GatewayError) in try records.counting(scope, body) }
    } catch {
      try await leaveOwnLog(after: error)
    }
    return try await queue.write { (records) throws(GatewayError) in try records.counting(scope, body) }
  }

  public func write<Prepared, Answer: Sendable>(
    touching scope: RecordScope,
    after prepare: @Sendable (SQLiteRecords) throws(GatewayError) -> Preparation<Prepared, Answer>,
    _ body: @Sendable (inout SQLiteRecords, Prepared) throws(GatewayError) -> WriteDecision<Answer>
  ) async throws(GatewayError) -> Answer {
    if Task.isCancelled { throw .cancelled }
    do throws(GatewayError) { try await open() } catch {
      try await leaveOwnLog(after: error)
      try await open()
    }
    let preparation: Preparation<Prepared, Answer>
    do throws(GatewayError) {
      preparation = try await preparing.run { [file, patience] () throws(GatewayError) in
        guard let connection = try file.openForReading(patience: patience) else { throw .busy(what: file.path) }
        return try connection.reading { () throws(GatewayError) in try prepare(SQLiteRecords(connection)) }
      }
    } catch {
      throw await leave(after: error)
    }
    switch preparation {
    case .change(let prepared):
      return try await queue.write(prepared) { (records, prepared) throws(GatewayError) in
        try records.counting(scope) { (records) throws(GatewayError) in try body(&records, prepared) }
      }
    case .answer(let answer): return answer
    }
  }

  /// Everything, after a check that it is all there; `GatewayError.corrupt(what:why:)` says what is not.
  ///
  /// The check reads the whole file: some seconds for a menu of 200,000 dishes, during most of which changes wait.
  public func contents() async throws(GatewayError) -> StoreState {
    try await checkSearch()
    return try await read(touching: .everything) { (records) throws(GatewayError) in try records.contents() }
  }

  public func reading<Answer: Sendable>(
    _ body: @Sendable (any WholeRecords & PhotoRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    try await checkSearch()
    return try await readLong(touching: .everything, body)
  }

  private func checkSearch() async throws(GatewayError) {
    do throws(GatewayError) { try await checkSearchOnce() } catch {
      switch await leave(after: error) {
      // On a full disk the index can't be checked, but existing data can still be read.
      case .failed(_, .full): return
      // As in a read.
      case let failure where failure.mayBeOwnLog: try await checkSearchOnce()
      case let failure: throw failure
      }
    }
  }

  private func checkSearchOnce() async throws(GatewayError) {
    try await preparing.run { [file, patience] () throws(GatewayError) in
      // A new database has no index yet; on a read-only one the index can't be checked.
      guard let connection = try file.openForReading(patience: patience), !connection.isReadOnly else { return }
      try connection.checkSearch()
    }
  }

  /// Closes the readers, and the writer if its files were replaced: only the writer can remove their log, which SQLite would apply to the
  /// new database.
  ///
  /// If only the log was deleted, connections opened since find the database unusable while an older one is still open.
  ///
  /// - Returns: the error to throw; `GatewayError.replaced(what:)` if this call is the first to find that.
  private func leave(after failure: GatewayError) async -> GatewayError {
    let isReplaced = failure.faultKind == .replaced
    guard isReplaced || failure.mayBeOwnLog else { return failure }
    let refusedLogs = file.refusedLogs
    readers.close()
    do throws(GatewayError) { try await queue.with { (engine) throws(GatewayError) in try engine.leave() } } catch {
      if !isReplaced { return error }
    }
    // The deleted log may have had changes that nothing else has.
    return file.refusedLogs == refusedLogs ? failure : .replaced(what: path)
  }

  /// Closes this store's connections to a deleted log, so that the call can be repeated.
  ///
  /// - Throws: what to report instead: any other error, or what closing them found.
  private func leaveOwnLog(after error: GatewayError) async throws(GatewayError) {
    guard error.faultKind == .file(.deletedInUse) else { throw error }
    let failure = await leave(after: error)
    guard failure.faultKind == .file(.deletedInUse) else { throw failure }
  }

  private func open() async throws(GatewayError) {
    try await queue.with { (engine) throws(GatewayError) in _ = try engine.open() }
  }

  /// Closes the file: what was committed is in the file itself, and the write-ahead log beside it is deleted, unless another process has
  /// it open. The next call opens it again.
  ///
  /// Call it when nothing else is under way: a running call keeps its connection and the log, and so does a listener to
  /// ``changes()``. That log is deleted when the store is closed again.
  public func close() async throws(GatewayError) {
    readers.close()
    try await queue.with { (engine) throws(GatewayError) in try engine.close() }
  }

  /// Notifies listeners if others have committed since the last check.
  func look() async {
    // A database that can't be read is news, too; the next read reports why.
    let isNews = (try? await queue.with { (engine) throws(GatewayError) in try engine.lookForOthers() }) ?? true
    if isNews { feed.tell() }
  }
}

extension GatewayError {
  /// Whether a log that was deleted while this store has it open may be the cause.
  fileprivate var mayBeOwnLog: Bool {
    if case .corrupt = self { true } else { faultKind == .file(.deletedInUse) }
  }
}

extension SQLiteStore {
  public func changes() async -> AsyncStream<Void> {
    // Others' commits until now are reported to those who listen already.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }
}
