import Synchronization

/// Notifies listeners of a store's changes.
package final class ChangeFeed: Sendable {
  /// The interval between checks for changes by other processes. The checks run only while there are listeners.
  private let interval: Duration

  private struct Listeners {
    var byNumber: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
  }

  private let listeners = Mutex(Listeners())
  private let clock: any Clock<Duration>

  /// - Parameter interval: the interval between checks. It must be shorter than a second, because the port promises to notify listeners
  ///   within a second.
  package init(clock: any Clock<Duration>, interval: Duration = .milliseconds(250)) {
    self.clock = clock
    self.interval = interval
  }

  deinit {
    // There will be no more notifications, so the streams must end.
    for listener in listeners.withLock({ $0.byNumber.values.map { $0 } }) { listener.finish() }
  }

  /// The number of current listeners.
  var count: Int { listeners.withLock { $0.byNumber.count } }

  /// Notifies all listeners of a change.
  package func tell() {
    // Resuming a continuation can run arbitrary code, so continuations are resumed outside the lock.
    for listener in listeners.withLock({ $0.byNumber.values.map { $0 } }) { listener.yield() }
  }

  /// Adds a listener.
  ///
  /// - Parameter look: a closure that checks for changes by other processes, and notifies the listeners of these changes. It is called at
  ///   each interval until the listener ends.
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
