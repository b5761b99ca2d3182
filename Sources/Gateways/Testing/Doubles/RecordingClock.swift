import Synchronization

/// A clock whose sleeps return at once, and which records their durations.
public final class RecordingClock: Clock {
  private let clock = ManualClock()
  private let recorded = Mutex<[Duration]>([])

  /// A clock without recorded sleeps.
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
