import Gateways

/// A clock on which nobody waits, and that remembers how long everybody wanted to.
struct RecordingClock: Clock {
  private let clock = ManualClock()
  private let recorded = Box<[Duration]>([])

  var waits: [Duration] { recorded.value }
  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let wait = now.duration(to: deadline)
    recorded.change { $0.append(wait) }
    clock.advance(by: wait)
  }
}
