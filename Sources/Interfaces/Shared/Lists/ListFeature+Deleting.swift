public import UseCases

extension ListFeature {
  /// Reads what would be deleted and asks about it. If it no longer exists, shows `problem` and reads the list again.
  ///
  /// - Parameters:
  ///   - problem: shown if it no longer exists.
  ///   - ask: reads it and returns the question, usually by ``asks(about:of:because:_:told:_:)``.
  public func deletion(
    ifMissing problem: @autoclosure () -> Problem, _ ask: () async throws(GatewayError) -> Deletion<Row.ID>
  ) async -> Deletion<Row.ID> {
    do {
      return try await ask()
    } catch {
      return error == .notFound ? .changed(.failed(problem())) : .unchanged(.failed(texts.problem(error)))
    }
  }

  /// Asks, then deletes exactly what the user agreed to. If that has changed in the meantime, asks again.
  ///
  /// - Parameters:
  ///   - facts: what would be deleted, as it was read.
  ///   - row: the row to delete.
  ///   - problem: why the user is asked again; `nil` the first time.
  ///   - question: names everything that would be deleted.
  ///   - delete: deletes that and nothing else.
  ///   - told: the message after the deletion.
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

/// A question that the user must answer before something is deleted.
public struct DeletionRequest<ID: Hashable>: Hashable {
  /// The id of what would be deleted.
  public let subject: ID
  /// Names everything that would be deleted with it.
  public let question: String

  /// - Parameter question: in the user's language.
  package init(of subject: ID, question: String) {
    self.subject = subject
    self.question = question
  }
}

extension DeletionRequest: Sendable where ID: Sendable {}
