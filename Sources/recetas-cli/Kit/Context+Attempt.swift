import Entities
import Interfaces
import UseCases

extension Context {
  /// Runs a use case and turns its error into a failure of the command.
  func attempt<Answer, Refusal: Error>(
    _ failure: (Refusal, Texts) -> Failure, _ body: () async throws(Refusal) -> Answer
  ) async throws(Failure) -> Answer {
    do { return try await body() } catch { throw failure(error, texts) }
  }
}
