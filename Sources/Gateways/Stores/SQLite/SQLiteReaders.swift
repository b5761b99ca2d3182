#if SQLite
  import Synchronization
  import UseCases

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The connections that read, each for one reading at a time: opened when all others are in use, closed when nobody needs them.
  final class SQLiteReaders: Sendable {
    /// How long one is kept that nobody uses, at least.
    private static let idleTime = Duration.seconds(10)

    private struct Pool {
      /// Open, and not in use; the last one was used last.
      var idle: [SQLiteReader] = []
      /// Of those, how many were not in use since the last look, at least.
      var unused = 0
      var count = 0
      var waiting: [CheckedContinuation<SQLiteReader, Never>] = []
      var isWatched = false
    }

    private let pool = Mutex(Pool())
    private let limit = max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    private let file: SQLiteFile
    private let patience: Duration
    private let clock: any Clock<Duration>
    private let prepare: @Sendable () async throws(GatewayError) -> Void

    /// - Parameters:
    ///   - patience: how long a reading waits at least for others that lock the file.
    ///   - clock: by which those that nobody uses are closed.
    ///   - prepare: makes the file, or brings it up to date.
    init(
      _ file: SQLiteFile, patience: Duration, clock: any Clock<Duration> = ContinuousClock(),
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
      var left = patience
      while true {
        do throws(GatewayError) { return try await read(body, with: reader) } catch {
          guard case .busy = error, left > .zero else { throw error }
        }
        // Not on the thread, which others need.
        do { try await Task.sleep(for: .milliseconds(2)) } catch { throw .cancelled }
        left -= .milliseconds(2)
      }
    }

    private func read<Answer: Sendable>(
      _ body: @Sendable (SQLiteRecords) throws(GatewayError) -> Answer, with reader: SQLiteReader
    ) async throws(GatewayError) -> Answer {
      if let answer = try await reader.read(body) { return answer }
      do {
        try await prepare()
      } catch {
        // On a full disk what is there can be read.
        guard case .full = error else { throw error }
        return try await reader.readWithoutRoom(body)
      }
      guard let answer = try await reader.read(body) else { throw .busy(what: file.path) }
      return answer
    }

    /// How many are open or in use.
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
            return SQLiteReader(file)
          }
          pool.waiting.append(continuation)
          return nil
        }
        if let reader { continuation.resume(returning: reader) }
      }
    }

    private func giveBack(_ reader: SQLiteReader) {
      let (next, isFirst) = pool.withLock { pool -> (CheckedContinuation<SQLiteReader, Never>?, Bool) in
        if !pool.waiting.isEmpty { return (pool.waiting.removeFirst(), false) }
        pool.idle.append(reader)
        defer { pool.isWatched = true }
        return (nil, !pool.isWatched)
      }
      next?.resume(returning: reader)
      if isFirst { watch() }
    }

    /// Closes after a while what nobody uses, until nothing is left.
    private func watch() {
      Task { [weak self, clock] in
        while (try? await clock.sleep(for: Self.idleTime)) != nil, let self, closeUnused() {}
      }
    }

    /// - Returns: whether some are still open and not in use.
    private func closeUnused() -> Bool {
      let closing = pool.withLock { pool in
        let closing = Array(pool.idle.prefix(pool.unused))
        pool.idle.removeFirst(pool.unused)
        pool.count -= pool.unused
        pool.unused = pool.idle.count
        pool.isWatched = !pool.idle.isEmpty
        return (closing, pool.isWatched)
      }
      return closing.1
    }
  }
#endif
