import Synchronization

/// Who wants to be told of a store's changes, and the telling.
package final class ChangeFeed: Sendable {
  /// How often others' changes are looked for while somebody listens.
  private let interval: Duration

  private struct Listeners {
    var byNumber: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
  }

  private let listeners = Mutex(Listeners())
  private let clock: any Clock<Duration>

  /// - Parameter interval: the port promises a second, so less by default.
  package init(clock: any Clock<Duration>, interval: Duration = .milliseconds(250)) {
    self.clock = clock
    self.interval = interval
  }

  deinit {
    // Nobody will tell them anything any more.
    for listener in listeners.withLock({ $0.byNumber.values.map { $0 } }) { listener.finish() }
  }

  /// How many listen.
  var count: Int { listeners.withLock { $0.byNumber.count } }

  /// Tells everyone that listens.
  package func tell() {
    // Told outside the lock: what a continuation does then is not known here.
    for listener in listeners.withLock({ $0.byNumber.values.map { $0 } }) { listener.yield() }
  }

  /// A new listener.
  ///
  /// - Parameter look: looks whether others changed the store, and tells if so; asked from time to time as long as it listens.
  package func listen(_ look: (@Sendable () async -> Void)?) -> AsyncStream<Void> {
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.byNumber[listeners.next] = listener
      return listeners.next
    }
    let polling = look.map { look in
      Task { [clock, interval] in
        while (try? await clock.sleep(for: interval)) != nil { await look() }
      }
    }
    listener.onTermination = { [weak self] _ in
      polling?.cancel()
      self?.listeners.withLock { _ = $0.byNumber.removeValue(forKey: number) }
    }
    return stream
  }
}
