import Dispatch

/// Runs a blocking call on a Dispatch thread, so that it doesn't block a cooperative thread.
func onBackgroundThread<Answer: Sendable>(_ wait: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: wait()) }
  }
}
