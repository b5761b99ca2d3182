import UseCases

/// Waits between the attempts to make a change that conflicts with changes by other clients. Each delay is random and longer than the one
/// before, so that the clients don't conflict again.
struct CommitBackoff: ~Copyable {
  private static let longestWait = Duration.seconds(1)

  private let limit: Duration
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double
  private let place: String
  private let elapsed: @Sendable () -> Duration
  private var wait = Duration.milliseconds(20)

  init(_ limit: Duration, _ clock: any Clock<Duration>, _ chance: @escaping @Sendable () -> Double, place: String) {
    self.limit = limit
    self.clock = clock
    self.chance = chance
    self.place = place
    elapsed = clock.stopwatch()
  }

  /// Waits before the next attempt.
  ///
  /// - Parameter isLeased: whether another client holds a lease. In that case, attempts are allowed for longer, so that the lease can
  ///   expire.
  /// - Throws: ``GatewayError/busy(what:)`` if the attempts have taken too long, or ``GatewayError/cancelled`` if the task was canceled.
  mutating func again(isLeased: Bool = false) async throws(GatewayError) {
    if elapsed() > (isLeased ? limit * 4 : limit) { throw .busy(what: place) }
    do { try await clock.sleep(for: wait * chance()) } catch { throw .cancelled }
    wait = min(wait * 2, Self.longestWait)
  }
}
