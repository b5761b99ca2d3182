#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// A client that retries repeatable requests if a retry can help: the host was unreachable, the connection broke, or the server responded
/// with 429, 500, 502, 503 or 504.
public struct RetryingHTTPClient: HTTPClient {
  private static let passing = [429, 500, 502, 503, 504]

  private let base: any HTTPClient
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let chance: @Sendable () -> Double

  /// Creates a client that retries the requests of another client.
  ///
  /// - Parameters:
  ///   - base: the client that sends the requests.
  ///   - clock: the clock that measures the delays.
  ///   - now: the current time, for servers that send a date in `Retry-After`.
  ///   - chance: a function that returns a random number from 0 to 1.
  public init(
    _ base: any HTTPClient, policy: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.base = base
    self.policy = policy
    self.clock = clock
    self.now = now
    self.chance = chance
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var attempt = 1
    while request.isRepeatable && attempt < policy.attempts {
      var asked: Duration?
      do {
        let response = try await base.send(request)
        guard Self.passing.contains(response.status) else { return response }
        asked = response.retryAfter(at: now())
        if let asked, asked > policy.patience { return response }
      } catch {
        guard error.isPassing else { throw error }
      }
      do {
        try await clock.sleep(for: asked ?? policy.wait(after: attempt, chance: chance()))
      } catch {
        throw .cancelled
      }
      attempt += 1
    }
    return try await base.send(request)
  }
}

extension HTTPError {
  /// Whether the request could succeed if it is retried.
  fileprivate var isPassing: Bool {
    switch self {
    case .unreachable, .broken: true
    // A timeout is not retried, because the caller has already waited long enough.
    case .unusableLibrary, .untrusted, .malformed, .timedOut, .tooLarge, .redirected, .insecure, .cancelled: false
    }
  }
}
