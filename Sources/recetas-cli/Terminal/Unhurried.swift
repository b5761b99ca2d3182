import Dispatch

/// Does something that may have to wait, on a thread where nobody else has to wait with it.
func unhurried<Answer: Sendable>(_ wait: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: wait()) }
  }
}
