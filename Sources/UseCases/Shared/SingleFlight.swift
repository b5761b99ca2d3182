import Synchronization

/// Joins concurrent requests for the same work. The work is done once, and all callers wait for it.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
  package typealias Outcome = Result<Value, Failure>

  private struct Flight {
    let number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: CheckedContinuation<Outcome, Never>]
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var next = 0
    /// The callers that aren't waiting yet, and whether each caller was canceled.
    var coming: [Int: Bool] = [:]

    mutating func number() -> Int {
      next += 1
      return next
    }
  }

  private let state = Mutex(State())
  private let cancelled: Failure

  /// - Parameter cancelled: The error that a canceled caller gets.
  package init(cancelled: Failure) { self.cancelled = cancelled }

  /// Returns the outcome of the work under this key. Starts the work unless it is in progress.
  ///
  /// Canceling one caller doesn't affect the others. Canceling the last caller cancels the work.
  package func callAsFunction(_ key: Key, _ work: @escaping @Sendable () async -> Outcome) async -> Outcome {
    let caller = state.withLock { state in
      let number = state.number()
      state.coming[number] = false
      return number
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { join(key, caller, $0, work) }
    } onCancel: {
      leave(key, caller)
    }
  }

  /// Returns the number of callers that are waiting for the work under this key.
  package func callers(of key: Key) -> Int { state.withLock { $0.flights[key]?.waiters.count ?? 0 } }

  private func join(
    _ key: Key, _ caller: Int, _ waiter: CheckedContinuation<Outcome, Never>,
    _ work: @escaping @Sendable () async -> Outcome
  ) {
    let isCancelled = state.withLock { state in
      if state.coming.removeValue(forKey: caller) == true { return true }
      if state.flights[key] != nil {
        state.flights[key]?.waiters[caller] = waiter
      } else {
        let number = state.number()
        let task = Task { finish(key, number, await work()) }
        state.flights[key] = Flight(number: number, task: task, waiters: [caller: waiter])
      }
      return false
    }
    if isCancelled { waiter.resume(returning: .failure(cancelled)) }
  }

  private func leave(_ key: Key, _ caller: Int) {
    let (waiter, task) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
      if state.coming[caller] != nil {
        state.coming[caller] = true
        return (nil, nil)
      }
      let waiter = state.flights[key]?.waiters.removeValue(forKey: caller)
      guard waiter != nil, state.flights[key]?.waiters.isEmpty == true else { return (waiter, nil) }
      return (waiter, state.flights.removeValue(forKey: key)?.task)
    }
    task?.cancel()
    waiter?.resume(returning: .failure(cancelled))
  }

  private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
    let waiters = state.withLock { state in
      // If the last caller has stopped waiting for this work, its flight was removed, and another flight may have started under the key.
      state.flights[key]?.number == number ? state.flights.removeValue(forKey: key)?.waiters : nil
    }
    for waiter in waiters?.values.map({ $0 }) ?? [] { waiter.resume(returning: outcome) }
  }
}
