import Dispatch
import Synchronization
import UseCases

/// Blocks the thread, which must be none of the cooperative ones, until the work is done elsewhere.
func waiting<Answer: Sendable>(
  for work: @escaping @Sendable () async throws(GatewayError) -> Answer
) throws(GatewayError) -> Answer {
  let (answer, isDone) = (Handover<Answer>(), DispatchSemaphore(value: 0))
  Task {
    do throws(GatewayError) { answer.hand(.success(try await work())) } catch { answer.hand(.failure(error)) }
    isDone.signal()
  }
  isDone.wait()
  return try answer.taken()
}

/// What one thread leaves for another.
private final class Handover<Answer: Sendable>: Sendable {
  private let result = Mutex<Result<Answer, GatewayError>?>(nil)

  func hand(_ answer: Result<Answer, GatewayError>) { result.withLock { $0 = answer } }

  func taken() throws(GatewayError) -> Answer {
    guard let result = result.withLock({ $0 }) else { throw .cancelled }
    return try result.get()
  }
}
