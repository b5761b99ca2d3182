import UseCases

/// Waits between the attempts of a change that others are faster with, each time longer, at random lest they meet again.
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

  /// - Parameter isLeased: whether another client holds a lease, which takes longer: it is taken over when it expires.
  /// - Throws: ``GatewayError/busy(what:)`` when it took too long, ``GatewayError/cancelled``
  mutating func again(isLeased: Bool = false) async throws(GatewayError) {
    if elapsed() > (isLeased ? limit * 4 : limit) { throw .busy(what: place) }
    do { try await clock.sleep(for: wait * chance()) } catch { throw .cancelled }
    wait = min(wait * 2, Self.longestWait)
  }
}
