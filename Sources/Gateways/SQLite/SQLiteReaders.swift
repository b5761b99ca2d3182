import Synchronization
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pool of connections for reads, one read at a time each: opened when all others are in use, closed when idle.
final class SQLiteReaders: Sendable {
  /// The minimum time for which an idle connection stays open.
  private static let idleTime = Duration.seconds(10)

  private struct Pool {
    /// Open and not in use, the most recently used last.
    var idle: [SQLiteReader] = []
    /// How many of those, from the first on, have been idle since the last check.
    var unused = 0
    var count = 0
    var waiting: [CheckedContinuation<SQLiteReader, Never>] = []
    /// Closes connections that have been idle for `idleTime`.
    var watcher: Task<Void, Never>?
    /// How often it was closed. A connection from before is closed when it is no longer in use.
    var round = 0
  }

  private let pool = Mutex(Pool())
  private let limit = max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  private let file: SQLiteFile
  private let patience: Duration
  private let clock: any Clock<Duration>
  private let prepare: @Sendable () async throws(GatewayError) -> Void

  /// - Parameters:
  ///   - patience: how long a read waits, at least, while others lock the file.
  ///   - clock: times the closing of idle connections.
  ///   - prepare: creates or migrates the file.
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
      // While it waited.
      if Task.isCancelled { throw .cancelled }
      do throws(GatewayError) { return try await read(body, with: reader) } catch {
        guard case .failed(_, .busy) = error, ContinuousClock.now < deadline else { throw error }
      }
      // Suspends rather than block the thread, which others need.
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
      // On a full disk, existing data can still be read.
      guard case .failed(_, .full) = error, let answer = try await reader.readWithoutRoom(body) else { throw error }
      return answer
    }
    guard let answer = try await reader.read(body) else { throw .busy(what: file.path) }
    return answer
  }

  /// Closes idle connections while there are any.
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

  /// Closes all connections: those in use when they no longer are.
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

  /// Closes connections that have been idle for `idleTime`, until none is left.
  private func watch(round: Int) -> Task<Void, Never> {
    Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.idleTime)) != nil, let self, closeUnused(in: round) {}
    }
  }

  /// - Returns: whether idle connections remain.
  private func closeUnused(in round: Int) -> Bool {
    let closing = pool.withLock { pool -> ([SQLiteReader], Bool) in
      // It was closed meanwhile, and may have another watcher.
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
