/// Retries requests in the same cases as Google's own clients (`grpc_service_config.json` of googleapis/google-cloud-node, firestore/v1).
struct FirestoreRetry: Sendable {
  /// The kind of call. Calls that only read are retried in more cases than those that write.
  enum Kind: Sendable {
    case list, batchGet, commit

    func covers(_ failure: FirestoreFailure) -> Bool {
      switch failure {
      // Google's clients also retry after a broken connection. Every commit of the kit can be sent twice.
      case .noAnswer(.broken): true
      case .noAnswer, .noToken, .garbled: false
      case .refused(let status, _, _): statuses.contains(status)
      }
    }

    private var statuses: Set<FirestoreStatus> {
      switch self {
      case .list: [.resourceExhausted, .unavailable, .internal, .deadlineExceeded]
      case .batchGet: [.unavailable, .internal, .deadlineExceeded]
      case .commit: [.resourceExhausted, .unavailable, .aborted]
      }
    }
  }

  static let attempts = 5
  /// The maximum delay before a retry. If the service requests a longer delay, the failure is thrown instead.
  static let longestWait = Duration.seconds(10)

  let clock: any Clock<Duration>
  /// Returns a random number from 0 to 1, so that clients that failed at the same time don't retry at the same time.
  let chance: @Sendable () -> Double

  /// Returns the first successful response, or throws the last failure.
  func callAsFunction<Answer: Sendable>(
    _ kind: Kind, _ ask: () async throws(FirestoreFailure) -> Answer
  ) async throws(FirestoreFailure) -> Answer {
    var delay = 0.1
    for _ in 1..<Self.attempts {
      do {
        return try await ask()
      } catch {
        guard kind.covers(error) else { throw error }
        let wait = max(.seconds(delay * (0.5 + chance() / 2)), error.retryAfter ?? .zero)
        if wait > Self.longestWait { throw error }
        do { try await clock.sleep(for: wait) } catch { throw .noAnswer(.cancelled) }
        delay *= 1.3
      }
    }
    return try await ask()
  }
}
