import Synchronization

/// A clock that advances only when a test advances it, or by a fixed step each time it is read.
public final class ManualClock: Clock, Sendable {
  /// A point in time on the clock.
  public struct Instant: InstantProtocol {
    /// The duration since the clock was created.
    public let elapsed: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    /// The numbers of the sleeps that were canceled before they started.
    var cancelled: Set<Int> = []
    var next = 0
    var waiters: [(sleepers: Sleepers, continuation: CheckedContinuation<Void, Never>)] = []

    func has(_ wanted: Sleepers) -> Bool {
      let limit = wanted.time.map(now.advanced(by:))
      return wanted.counts.contains(sleepers.values.count { sleeper in limit.map { sleeper.deadline <= $0 } ?? true })
    }

    /// Removes and returns the waiters for the current number of sleepers.
    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      let state = self
      defer { waiters.removeAll { state.has($0.sleepers) } }
      return waiters.filter { has($0.sleepers) }.map(\.continuation)
    }
  }

  /// A condition on the number of sleeping tasks.
  private struct Sleepers {
    let counts: ClosedRange<Int>
    /// The maximum remaining sleep time of the tasks to count. If it is `nil`, all sleeping tasks are counted.
    var time: Duration?
  }

  private let state = Mutex(State())
  private let step: Duration

  /// Creates a clock that starts at zero.
  ///
  /// - Parameter step: the duration by which the clock advances each time that ``now`` is read.
  public init(movingBy step: Duration = .zero) { self.step = step }

  public var now: Instant {
    if step > .zero { advance(by: step) }
    return state.withLock { $0.now }
  }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Advances the clock, and wakes all tasks that are due.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return (due.values.sorted { $0.deadline < $1.deadline }.map(\.continuation), state.takeWaiters())
    }
    for sleeper in woken.0 { sleeper.resume() }
    for waiter in woken.1 { waiter.resume() }
  }

  /// Waits until at least `count` tasks are asleep on this clock.
  public func hasSleepers(_ count: Int) async { await wait(for: Sleepers(counts: count...Int.max)) }

  /// Waits until at least `count` tasks are asleep that will wake within `time`. For example, an `SQLiteStore` sleeps for ten seconds
  /// before it closes idle connections, but for less than one second between checks of its file.
  public func hasSleepers(_ count: Int, within time: Duration) async {
    await wait(for: Sleepers(counts: count...Int.max, time: time))
  }

  /// Waits until no task is asleep on this clock.
  public func hasNoSleepers() async { await wait(for: Sleepers(counts: 0...0)) }

  private func wait(for sleepers: Sleepers) async {
    await withCheckedContinuation { continuation in
      let isSo = state.withLock { state in
        if state.has(sleepers) { return true }
        state.waiters.append((sleepers, continuation))
        return false
      }
      if isSo { continuation.resume() }
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(number, until: deadline, continuation)
      }
    } onCancel: {
      let (sleeper, waiters) = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: number)
        if sleeper == nil { state.cancelled.insert(number) }
        return (sleeper, state.takeWaiters())
      }
      sleeper?.continuation.resume(throwing: CancellationError())
      for waiter in waiters { waiter.resume() }
    }
  }

  private func fallAsleep(
    _ number: Int, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    enum Start { case sleeping([CheckedContinuation<Void, Never>]), over, cancelled }
    let start = state.withLock { state -> Start in
      if state.cancelled.remove(number) != nil { return .cancelled }
      if deadline <= state.now { return .over }
      state.sleepers[number] = (deadline, continuation)
      return .sleeping(state.takeWaiters())
    }
    switch start {
    case .sleeping(let waiters): for waiter in waiters { waiter.resume() }
    case .over: continuation.resume()
    case .cancelled: continuation.resume(throwing: CancellationError())
    }
  }
}
