public import UseCases

extension ListFeature {
  /// Reads what would be deleted and asks about it; when it is gone, says so and reads the list again.
  ///
  /// - Parameters:
  ///   - problem: says that it is gone.
  ///   - ask: reads it, and asks.
  public func deletion(
    ifMissing problem: @autoclosure () -> Problem, _ ask: () async throws(GatewayError) -> Deletion<Row.ID>
  ) async -> Deletion<Row.ID> {
    do {
      return try await ask()
    } catch {
      return error == .notFound ? .changed(.failed(problem())) : .unchanged(.failed(texts.problem(error)))
    }
  }

  /// Deletes what the user agrees to; asks again where that has changed meanwhile.
  ///
  /// - Parameters:
  ///   - facts: what would be deleted, as it was read.
  ///   - row: whose it is.
  ///   - problem: why it is asked again.
  ///   - question: names everything that would be deleted.
  ///   - delete: deletes that and nothing else.
  ///   - told: says that it is done.
  public func asks<Failure: AgreementError & ExplainedError>(
    about facts: Failure.Facts, of row: Row.ID, because problem: Problem? = nil,
    _ question: @escaping (Failure.Facts) -> String, told: @escaping (Failure.Facts) -> String,
    _ delete: @escaping (Failure.Facts) async throws(Failure) -> Void
  ) -> Deletion<Row.ID> {
    .asks(DeletionRequest(of: row, question: question(facts)), because: problem) {
      do throws(Failure) {
        try await delete(facts)
        return .changed(.done([told(facts)]))
      } catch {
        let problem = texts.problem(error)
        if let now = error.now { return asks(about: now, of: row, because: problem, question, told: told, delete) }
        return problem.kind == .notFound ? .changed(.failed(problem)) : .unchanged(.failed(problem))
      }
    }
  }
}
