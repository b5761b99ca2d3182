import Synchronization
import UseCases

/// A commit that several changes wait for.
final class SharedCommit: Sendable {
  enum Outcome: Sendable {
    case kept
    /// All changes were kept, but finishing failed with this error.
    case unfinished(GatewayError)
    /// Nothing of any of the changes was kept.
    case notKept
    /// It failed, and something may have been kept.
    case unknown(GatewayError)
  }

  private struct State {
    var outcome: Outcome?
    var waiting: [CheckedContinuation<Outcome, Never>] = []
  }

  private let state = Mutex(State())

  /// How the commit ended, as soon as that is known.
  var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state in
          if state.outcome == nil { state.waiting.append(continuation) }
          return state.outcome
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  func end(_ outcome: Outcome) {
    let waiting = state.withLock { state in
      state.outcome = outcome
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
  }
}
