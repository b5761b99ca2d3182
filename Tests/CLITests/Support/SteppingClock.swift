import Synchronization

/// A clock that moves on each time somebody looks.
final class SteppingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let step: Duration
  private let shown = Mutex(Instant(offset: .zero))

  init(by step: Duration) { self.step = step }

  var now: Instant {
    shown.withLock { instant in
      instant.offset += step
      return instant
    }
  }
  var minimumResolution: Duration { step }

  /// Nobody waits for it.
  func sleep(until deadline: Instant, tolerance: Duration?) {}
}
