import Synchronization
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pool of read-only connections. Each connection runs one read at a time. A connection is opened if all others are in use, and closed
/// after it has been idle.
final class SQLiteReaders: Sendable {
  /// The minimum time that an idle connection stays open.
  private static let idleTime = Duration.seconds(10)

  private struct Pool {
    /// The open connections that are not in use. The last one was used most recently.
    var idle: [SQLiteReader] = []
    /// The number of connections at the start of `idle` that have been idle since the last check.
    var unused = 0
    var count = 0
    var waiting: [CheckedContinuation<SQLiteReader, Never>] = []
    /// The task that closes connections that have been idle for `idleTime`.
    var watcher: Task<Void, Never>?
    /// The number of times that the pool was closed. Connections from earlier rounds are closed when they are no longer in use.
    var round = 0
  }

  private let pool = Mutex(Pool())
  private let limit = max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  private let file: SQLiteFile
  private let patience: Duration
  private let clock: any Clock<Duration>
  private let prepare: @Sendable () async throws(GatewayError) -> Void

  /// - Parameters:
  ///   - patience: the minimum time that a read waits for locks.
  ///   - clock: the clock that times the closing of idle connections.
  ///   - prepare: a closure that creates or migrates the file.
  init(
    _ file: SQLiteFile, patience: Duration, clock: any Clock<Duration>,
    prepare: @escaping @Sendable () async throws(GatewayError) -> Void
  ) {
    self.file = file
    self.patience = patience
    self.clock = clock
    self.prepare = prepare
  }

  func read<Answer: Sendable>(
    _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer
  ) async throws(GatewayError) -> Answer {
    let reader = await take()
    defer { giveBack(reader) }
    let deadline = ContinuousClock.now + patience
    while true {
      // The task can be canceled while it waits for a connection.
      if Task.isCancelled { throw .cancelled }
      do throws(GatewayError) { return try await read(body, with: reader) } catch {
        guard case .failed(_, .busy) = error, ContinuousClock.now < deadline else { throw error }
      }
      // Sleeping suspends the task without blocking the thread, which other tasks need.
      do { try await Task.sleep(for: .milliseconds(2)) } catch { throw .cancelled }
    }
  }

  private func read<Answer: Sendable>(
    _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer, with reader: SQLiteReader
  ) async throws(GatewayError) -> Answer {
    if let answer = try await reader.read(body) { return answer }
    do {
      try await prepare()
    } catch {
      // Stored data can still be read on a full disk.
      guard case .failed(_, .full) = error, let answer = try await reader.readWithoutRoom(body) else { throw error }
      return answer
    }
    guard let answer = try await reader.read(body) else { throw .busy(what: file.path) }
    return answer
  }

  /// The task that closes idle connections. `nil` if no connection is idle.
  var watcher: Task<Void, Never>? { pool.withLock { $0.watcher } }

  /// The number of connections, idle or in use.
  var count: Int { pool.withLock { $0.count } }

  private func take() async -> SQLiteReader {
    await withCheckedContinuation { continuation in
      let reader: SQLiteReader? = pool.withLock { pool in
        if let reader = pool.idle.popLast() {
          pool.unused = min(pool.unused, pool.idle.count)
          return reader
        }
        if pool.count < limit {
          pool.count += 1
          return SQLiteReader(file, round: pool.round)
        }
        pool.waiting.append(continuation)
        return nil
      }
      if let reader { continuation.resume(returning: reader) }
    }
  }

  private func giveBack(_ reader: SQLiteReader) {
    let next = pool.withLock { pool -> CheckedContinuation<SQLiteReader, Never>? in
      if !pool.waiting.isEmpty { return pool.waiting.removeFirst() }
      if reader.round != pool.round {
        pool.count -= 1
        return nil
      }
      pool.idle.append(reader)
      if pool.watcher == nil { pool.watcher = watch(round: pool.round) }
      return nil
    }
    next?.resume(returning: reader)
  }

  /// Closes all connections. A connection that is in use is closed after its read.
  func close() {
    let closing = pool.withLock { pool in
      defer {
        pool.count -= pool.idle.count
        (pool.idle, pool.unused, pool.round) = ([], 0, pool.round + 1)
        pool.watcher?.cancel()
        pool.watcher = nil
      }
      return pool.idle
    }
    withExtendedLifetime(closing) {}
  }

  /// Closes connections that have been idle for `idleTime`, until no connection is idle.
  private func watch(round: Int) -> Task<Void, Never> {
    Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.idleTime)) != nil, let self, closeUnused(in: round) {}
    }
  }

  /// - Returns: whether idle connections remain.
  private func closeUnused(in round: Int) -> Bool {
    let closing = pool.withLock { pool -> ([SQLiteReader], Bool) in
      // The pool was closed in the meantime, and can have another watcher.
      guard round == pool.round else { return ([], false) }
      let closing = Array(pool.idle.prefix(pool.unused))
      pool.idle.removeFirst(pool.unused)
      pool.count -= pool.unused
      pool.unused = pool.idle.count
      if pool.idle.isEmpty { pool.watcher = nil }
      return (closing, !pool.idle.isEmpty)
    }
    return closing.1
  }
}
