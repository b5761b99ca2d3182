import Synchronization
import UseCases

/// A commit that several changes share and wait for.
final class SharedCommit: Sendable {
  enum Outcome: Sendable {
    case kept
    /// All changes are stored, but finishing the commit failed with this error.
    case unfinished(GatewayError)
    /// None of the changes was stored.
    case notKept
    /// The commit failed with this error. The changes may or may not be stored.
    case unknown(GatewayError)
  }

  private struct State {
    var outcome: Outcome?
    var waiting: [CheckedContinuation<Outcome, Never>] = []
  }

  private let state = Mutex(State())

  /// The outcome of the commit. Waits until the outcome is known.
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
