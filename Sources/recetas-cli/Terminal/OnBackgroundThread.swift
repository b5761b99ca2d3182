import Dispatch

/// Runs a call that may block on a thread of Dispatch, so that no cooperative thread is blocked.
func onBackgroundThread<Answer: Sendable>(_ wait: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: wait()) }
  }
}
