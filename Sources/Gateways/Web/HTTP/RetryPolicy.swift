/// The number of attempts to send a request, and the delays between them.
public struct RetryPolicy: Sendable, Hashable {
  /// The maximum number of attempts, including the first.
  public var attempts: Int
  /// The maximum delay before the second attempt. The maximum doubles with each further attempt.
  public var firstWait: Duration
  /// The maximum delay between two attempts, unless the server requests a longer one.
  public var longestWait: Duration
  /// The longest delay that a server can request with `Retry-After`. If it requests a longer delay, its response is final.
  public var patience: Duration

  /// Creates a policy. The default is four attempts within about two seconds, and delays of up to thirty seconds if a server requests them.
  public init(
    attempts: Int = 4, firstWait: Duration = .milliseconds(300), longestWait: Duration = .seconds(10),
    patience: Duration = .seconds(30)
  ) {
    self.attempts = attempts
    self.firstWait = firstWait
    self.longestWait = longestWait
    self.patience = patience
  }

  /// Returns the delay after this many attempts. It is random, between half of the maximum delay and the whole maximum, so that clients
  /// that failed at the same time don't retry at the same time.
  ///
  /// - Parameter chance: a random number from 0 to 1.
  func wait(after attempts: Int, chance: Double) -> Duration {
    let most = (1..<max(1, attempts)).reduce(firstWait) { wait, _ in min(wait * 2, longestWait) }
    return min(most, longestWait) * (0.5 + chance / 2)
  }
}
