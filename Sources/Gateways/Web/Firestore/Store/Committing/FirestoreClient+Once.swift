import Entities
import Gateways
import UseCases

extension FirestoreClient {
  /// The maximum number of attempts to make a commit whose outcome is unknown.
  private static let attempts = 6

  /// Makes a commit exactly once, even if it is sent several times. If a response is lost, the precondition makes the repeated commit fail.
  ///
  /// - Returns: ``FirestoreStore/Outcome/overtaken`` if another client changed something that the commit depends on.
  func commit(_ commit: StagedCommit, _ nonce: Nonce) async throws(GatewayError) -> FirestoreStore.Outcome {
    let address = try endpoint.address(FirestoreName.documents(of: project).path + ":commit")
    let body = try JSONDocument.encode(FirestoreCommit(writes: commit.writes), isPretty: false)
    let request = HTTPRequest(.post, address, body: body)
    // `mayBeDone` is true if an earlier attempt that got no response may have succeeded.
    var (mayBeDone, attempt) = (false, 1)
    while true {
      let failure: FirestoreFailure
      do throws(FirestoreFailure) {
        _ = try await answerOnce(FirestoreCommitResult.self, to: request)
        return .done
      } catch {
        failure = error
      }
      mayBeDone = mayBeDone || failure.leavesOpen
      if !failure.leavesOpen && !failure.isPassing {
        if mayBeDone, try await isDone(commit, nonce) { return .done }
        if failure.isOvertaken { return .overtaken }
        throw gatewayError(failure)
      }
      let wait = max(.milliseconds(100 * attempt) * (0.5 + retry.chance() / 2), failure.retryAfter ?? .zero)
      if attempt == Self.attempts || wait > FirestoreRetry.longestWait {
        if mayBeDone, try await isDone(commit, nonce) { return .done }
        // Other clients committed first in every attempt.
        if failure.status == .aborted { return .overtaken }
        throw gatewayError(failure)
      }
      do { try await retry.clock.sleep(for: wait) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private func isDone(_ commit: StagedCommit, _ nonce: Nonce) async throws(GatewayError) -> Bool {
    nonce.isIn(try await documents(at: [commit.witness], asOf: nil).value[commit.witness])
  }
}

extension FirestoreFailure {
  /// Whether the commit may have succeeded despite the failure.
  fileprivate var leavesOpen: Bool {
    switch self {
    case .noAnswer(.broken), .noAnswer(.timedOut), .noAnswer(.malformed), .noAnswer(.tooLarge), .garbled: true
    case .noAnswer, .noToken: false
    case .refused(let status, _, _): [.unavailable, .internal, .deadlineExceeded, .unknown].contains(status)
    }
  }

  /// Whether the commit failed and can be retried unchanged.
  fileprivate var isPassing: Bool { status == .resourceExhausted || status == .aborted }

  fileprivate var isOvertaken: Bool {
    status == .failedPrecondition || status == .alreadyExists || status == .notFound
  }
}
