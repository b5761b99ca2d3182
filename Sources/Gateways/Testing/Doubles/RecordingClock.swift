import Synchronization

/// A clock that records the duration of each sleep, and ends the sleep immediately.
public final class RecordingClock: Clock {
  private let clock = ManualClock()
  private let recorded = Mutex<[Duration]>([])

  /// Creates a clock that has recorded no sleeps.
  public init() {}

  /// The durations of the recorded sleeps, in the order in which they started.
  public var waits: [Duration] { recorded.withLock { $0 } }
  public var now: ManualClock.Instant { clock.now }
  public var minimumResolution: Duration { clock.minimumResolution }

  public func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let wait = now.duration(to: deadline)
    recorded.withLock { $0.append(wait) }
    clock.advance(by: wait)
  }
}
