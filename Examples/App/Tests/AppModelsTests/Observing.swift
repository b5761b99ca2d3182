import Observation
import Synchronization

/// Whether something changed.
final class Change: Sendable {
  private let flag = Atomic(false)
  var happened: Bool { flag.load(ordering: .acquiring) }
  func happen() { flag.store(true, ordering: .releasing) }
}

/// Reads a value as a view does, and remembers whether it changed since.
@MainActor func changes<Value>(of value: @autoclosure () -> Value) -> Change {
  let change = Change()
  withObservationTracking {
    _ = value()
  } onChange: {
    change.happen()
  }
  return change
}

/// Waits until a condition holds. It is tried again whenever something that it read has changed, as a view would be drawn.
@MainActor func change(until condition: @MainActor () -> Bool) async {
  while true {
    var holds = false
    await withCheckedContinuation { continuation in
      // Told before the value is set; the waiting task goes on when the main actor is free, so after it.
      let resumed = Change()
      withObservationTracking {
        holds = condition()
      } onChange: {
        if !resumed.happened { continuation.resume() }
      }
      if holds {
        resumed.happen()
        continuation.resume()
      }
    }
    if holds { return }
  }
}
