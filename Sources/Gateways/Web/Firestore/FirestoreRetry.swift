/// Asks again where Google's own clients do (`grpc_service_config.json` of googleapis/google-cloud-node, firestore/v1).
struct FirestoreRetry: Sendable {
  /// What is worth another try: of a call that only reads more than of one that writes.
  enum Kind: Sendable {
    case list, batchGet, commit

    func covers(_ failure: FirestoreFailure) -> Bool {
      switch failure {
      // The connection broke: their clients call that unavailable. Every commit of the kit may be sent twice.
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
  /// Whoever is told to wait longer waits without the kit.
  static let longestWait = Duration.seconds(10)

  let clock: any Clock<Duration>
  /// A random number from 0 to 1; spreads those who failed together.
  let chance: @Sendable () -> Double

  /// The first answer that is one, or the last failure.
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
