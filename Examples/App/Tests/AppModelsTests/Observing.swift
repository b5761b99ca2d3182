import Observation
import Synchronization

/// A flag that is set when a value changes.
final class Change: Sendable {
  private let flag = Atomic(false)
  var happened: Bool { flag.load(ordering: .acquiring) }
  func happen() { flag.store(true, ordering: .releasing) }
}

/// Reads a value as a view does, and returns a flag that is set the next time the value changes.
@MainActor func changes<Value>(of value: @autoclosure () -> Value) -> Change {
  let change = Change()
  withObservationTracking {
    _ = value()
  } onChange: {
    change.happen()
  }
  return change
}

/// Waits until a condition is met. Like the body of a view, the condition is evaluated again whenever a value that it has read changes.
@MainActor func change(until condition: @MainActor () -> Bool) async {
  while true {
    var holds = false
    await withCheckedContinuation { continuation in
      // The closure is called before the value is set. The waiting task resumes on the main actor, and therefore after the value is set.
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
