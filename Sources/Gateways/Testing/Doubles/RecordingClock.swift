import Synchronization

/// A clock on which nobody waits, and that remembers how long everybody wanted to.
public final class RecordingClock: Clock {
  private let clock = ManualClock()
  private let recorded = Mutex<[Duration]>([])

  /// Nobody waited yet.
  public init() {}

  /// What was waited for, in its order.
  public var waits: [Duration] { recorded.withLock { $0 } }
  public var now: ManualClock.Instant { clock.now }
  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let wait = now.duration(to: deadline)
    recorded.withLock { $0.append(wait) }
    clock.advance(by: wait)
  }
}
