import Synchronization

/// Lets other tasks run from time to time: reads suspend nowhere, so tasks that read in a loop would have every thread to themselves.
final class ReadFairness: Sendable {
  /// A yield wakes another thread, which takes as long as many a read.
  private static let turn = Duration.milliseconds(2)

  private let lastYield = Mutex(ContinuousClock.now)

  func yieldIfDue() async {
    let isDue = lastYield.withLock { last in
      let now = ContinuousClock.now
      if now - last < Self.turn { return false }
      last = now
      return true
    }
    if isDue { await Task.yield() }
  }
}
