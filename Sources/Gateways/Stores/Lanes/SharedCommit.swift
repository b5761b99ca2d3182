import Synchronization

/// A commit that several changes wait for.
final class SharedCommit: Sendable {
  private struct State {
    var isKept: Bool?
    var waiting: [CheckedContinuation<Bool, Never>] = []
  }

  private let state = Mutex(State())

  /// Whether the changes were committed, as soon as that is known. If not, none of them was.
  var isKept: Bool {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state in
          if state.isKept == nil { state.waiting.append(continuation) }
          return state.isKept
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  func end(isKept: Bool) {
    let waiting = state.withLock { state in
      state.isKept = isKept
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: isKept) }
  }
}
