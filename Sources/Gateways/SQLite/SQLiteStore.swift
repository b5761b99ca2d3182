import Gateways
public import StoreCore
public import UseCases

/// A store in an SQLite database. Several processes can safely share the store, and its tables can be read with the `sqlite3` shell.
///
/// The first call opens the file, and creates or migrates it if necessary. If this fails, the call throws the error. Changes are on disk
/// when a call returns (`synchronous=FULL`, write-ahead log). On Apple's systems, each commit also flushes the drive's cache (`PRAGMA
/// fullfsync`), which takes milliseconds. The store requires FTS5, and SQLite 3.37 or newer for `STRICT` tables. On Linux, the first call
/// loads the system's library, and throws `GatewayError.failed(what:why:)` if the library is missing or unusable.
///
/// One connection writes, and changes that wait at the same time share a commit. For reads, there are as many connections as processor
/// cores. Each read sees one snapshot and doesn't wait for changes. A read occupies a cooperative thread until SQLite is done.
public final class SQLiteStore: RecordStore, Store {
  /// The access to the file: reading and writing, or only reading.
  public enum Access: Sendable {
    /// The store can be read and changed. The file is created if it doesn't exist.
    case readWrite
    /// The store can only be read. Every change fails with `GatewayFault.readOnly`.
    case readOnly
  }

  /// The path of the database file, as passed to the initializer.
  public let path: String
  let feed: ChangeFeed
  private let file: SQLiteFile
  private let patience: Duration
  private let queue: WriteQueue<SQLiteEngine>
  private let readers: SQLiteReaders
  private let preparing = SerialQueue(label: "recetas.sqlite-store.preparing")

  /// - Parameters:
  ///   - path: the path of the file, which is created with its parent folders if it doesn't exist.
  ///   - patience: the minimum time that a call waits for locks before it fails with `GatewayFault.busy`.
  ///   - clock: the clock that times the checks of a watched file, and the closing of idle connections.
  ///   - pageLimit: the maximum number of pages in the file. A change that exceeds this limit fails with `GatewayFault.full`.
  public convenience init(
    path: String, access: Access = .readWrite, patience: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock(), pageLimit: Int? = nil
  ) {
    self.init(SQLiteFile(path, access, patience: patience), path, patience, clock, pageLimit)
  }

  /// Opens a store for reading without creating SQLite's other files next to the database. Use this initializer to inspect a store that is
  /// in use.
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
    // A deleted log may have caused the error. Once the old connections are closed, the database is intact again.
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

  /// Returns all records, after checking that they are complete. If they aren't, throws `GatewayError.corrupt(what:why:)` with the name of
  /// the damaged part.
  ///
  /// The check reads the whole file. For a menu with 200,000 dishes, it takes some seconds, and changes wait for most of that time.
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
      // On a full disk, the index can't be checked, but stored data can still be read.
      case .failed(_, .full): return
      // As in a read, the cause may be this store's own connection to a deleted log.
      case let failure where failure.mayBeOwnLog: try await checkSearchOnce()
      case let failure: throw failure
      }
    }
  }

  private func checkSearchOnce() async throws(GatewayError) {
    try await preparing.run { [file, patience] () throws(GatewayError) in
      // A new database has no index yet, and the index of a read-only database can't be checked.
      guard let connection = try file.openForReading(patience: patience), !connection.isReadOnly else { return }
      try connection.checkSearch()
    }
  }

  /// Closes the readers and, if the database files were replaced, the writer. Only the writer can delete the old log, which SQLite would
  /// otherwise apply to the new database.
  ///
  /// If only the log was deleted, new connections find the database unusable while an older connection is still open.
  ///
  /// - Returns: the error to throw, which is `GatewayError.replaced(what:)` if this call is the first to detect the replacement.
  private func leave(after failure: GatewayError) async -> GatewayError {
    let isReplaced = failure.faultKind == .replaced
    guard isReplaced || failure.mayBeOwnLog else { return failure }
    let refusedLogs = file.refusedLogs
    readers.close()
    do throws(GatewayError) { try await queue.with { (engine) throws(GatewayError) in try engine.leave() } } catch {
      if !isReplaced { return error }
    }
    // The deleted log may have contained changes that exist nowhere else.
    return file.refusedLogs == refusedLogs ? failure : .replaced(what: path)
  }

  /// Closes this store's connections to a deleted log, so that the caller can repeat its call.
  ///
  /// - Throws: the original error if it has another cause, or the error of closing the connections.
  private func leaveOwnLog(after error: GatewayError) async throws(GatewayError) {
    guard error.faultKind == .file(.deletedInUse) else { throw error }
    let failure = await leave(after: error)
    guard failure.faultKind == .file(.deletedInUse) else { throw failure }
  }

  private func open() async throws(GatewayError) {
    try await queue.with { (engine) throws(GatewayError) in _ = try engine.open() }
  }

  /// Closes the store. All commits are then in the database file, and the write-ahead log is deleted, unless another process has the log
  /// open. The next call opens the store again.
  ///
  /// Call this method when no other call is running. A running call keeps its connection and the log open, and so does a listener to
  /// ``changes()``. To delete that log, close the store again after the call or the listener has ended.
  public func close() async throws(GatewayError) {
    readers.close()
    try await queue.with { (engine) throws(GatewayError) in try engine.close() }
  }

  /// Notifies listeners if another connection has committed since the last check.
  func look() async {
    // Listeners are also notified if the database can't be read. The next read then throws the error.
    let isNews = (try? await queue.with { (engine) throws(GatewayError) in try engine.checkForOtherChanges() }) ?? true
    if isNews { feed.tell() }
  }
}

extension GatewayError {
  /// Whether the cause of the error can be a log that was deleted while this store had it open.
  fileprivate var mayBeOwnLog: Bool {
    if case .corrupt = self { true } else { faultKind == .file(.deletedInUse) }
  }
}

extension SQLiteStore {
  public func changes() async -> AsyncStream<Void> {
    // Listeners that are added later must not be notified of commits that other processes have already made.
    await look()
    return feed.listen { [weak self] in await self?.look() }
  }
}
