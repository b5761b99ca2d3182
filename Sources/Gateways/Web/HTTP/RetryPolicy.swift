/// How often, and after how long, a request is retried.
public struct RetryPolicy: Sendable, Hashable {
  /// How often it is sent at most.
  public var attempts: Int
  /// The longest wait before the second attempt; it doubles with each further one.
  public var firstWait: Duration
  /// No wait is longer, unless the server asks for it.
  public var longestWait: Duration
  /// The longest wait that a server may ask for (`Retry-After`); if it asks for more, its answer is final.
  public var patience: Duration

  /// Four attempts within some two seconds, thirty seconds for a server that asks for them, unless said otherwise.
  public init(
    attempts: Int = 4, firstWait: Duration = .milliseconds(300), longestWait: Duration = .seconds(10),
    patience: Duration = .seconds(30)
  ) {
    self.attempts = attempts
    self.firstWait = firstWait
    self.longestWait = longestWait
    self.patience = patience
  }

  /// The wait after this many attempts: between half of what it may be and all of it, as chance wants, so that those who failed
  /// together do not come back together.
  ///
  /// - Parameter chance: from 0 to 1.
  func wait(after attempts: Int, chance: Double) -> Duration {
    let most = (1..<max(1, attempts)).reduce(firstWait) { wait, _ in min(wait * 2, longestWait) }
    return min(most, longestWait) * (0.5 + chance / 2)
  }
}
