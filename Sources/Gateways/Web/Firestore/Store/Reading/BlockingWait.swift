import Dispatch
import Synchronization
import UseCases

/// Blocks the current thread until an asynchronous function has returned. The current thread must not belong to the cooperative pool, on
/// which that function runs.
func blockingWait<Answer: Sendable>(
  for work: @escaping @Sendable () async throws(GatewayError) -> Answer
) throws(GatewayError) -> Answer {
  let (answer, isDone) = (ResultBox<Answer>(), DispatchSemaphore(value: 0))
  Task {
    do throws(GatewayError) { answer.set(.success(try await work())) } catch { answer.set(.failure(error)) }
    isDone.signal()
  }
  isDone.wait()
  return try answer.get()
}

/// Passes a result from one thread to another.
private final class ResultBox<Answer: Sendable>: Sendable {
  private let result = Mutex<Result<Answer, GatewayError>?>(nil)

  func set(_ answer: Result<Answer, GatewayError>) { result.withLock { $0 = answer } }

  func get() throws(GatewayError) -> Answer {
    guard let result = result.withLock({ $0 }) else { throw .cancelled }
    return try result.get()
  }
}
