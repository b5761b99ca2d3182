/// The number of retries of a request, and the waits between them.
public struct RetryPolicy: Sendable, Hashable {
  /// The maximum number of attempts, including the first.
  public var attempts: Int
  /// The longest wait before the second attempt. It doubles with each further attempt.
  public var firstWait: Duration
  /// The longest wait, unless the server asks for a longer one.
  public var longestWait: Duration
  /// The longest wait that a server can ask for (`Retry-After`). If it asks for more, its response is final.
  public var patience: Duration

  /// Creates a policy. The default is four attempts within about two seconds, and waits of up to thirty seconds if a server asks for them.
  public init(
    attempts: Int = 4, firstWait: Duration = .milliseconds(300), longestWait: Duration = .seconds(10),
    patience: Duration = .seconds(30)
  ) {
    self.attempts = attempts
    self.firstWait = firstWait
    self.longestWait = longestWait
    self.patience = patience
  }

  /// Returns the wait after this many attempts. It is a random time between half of the longest wait and all of it, so that clients that
  /// failed at the same time don't retry at the same time.
  ///
  /// - Parameter chance: a random number from 0 to 1.
  func wait(after attempts: Int, chance: Double) -> Duration {
    let most = (1..<max(1, attempts)).reduce(firstWait) { wait, _ in min(wait * 2, longestWait) }
    return min(most, longestWait) * (0.5 + chance / 2)
  }
}
