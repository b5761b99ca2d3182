public import UseCases

extension ListFeature {
  /// Reads the data that would be deleted, and asks for confirmation. If the record no longer exists, shows `problem` and reads the list
  /// again.
  ///
  /// - Parameters:
  ///   - problem: the problem to show if the record no longer exists.
  ///   - ask: a function that reads the record and returns the question, usually from ``asks(about:of:because:_:deletedMessage:_:)``.
  public func deletion(
    ifMissing problem: @autoclosure () -> Problem, _ ask: () async throws(GatewayError) -> Deletion<Row.ID>
  ) async -> Deletion<Row.ID> {
    do {
      return try await ask()
    } catch {
      return error == .notFound ? .changed(.failed(problem())) : .unchanged(.failed(texts.problem(error)))
    }
  }

  /// Asks for confirmation, then deletes exactly the data that the user confirmed. If the data has changed in the meantime, asks again.
  ///
  /// - Parameters:
  ///   - facts: the records that would be deleted, as they were last read.
  ///   - row: the row to delete.
  ///   - problem: the reason for asking again. `nil` the first time.
  ///   - question: a function that returns the question, which names everything that would be deleted.
  ///   - delete: a function that deletes the given records and nothing else.
  ///   - deletedMessage: a function that returns the message to show after the deletion.
  public func asks<Failure: AgreementError & ExplainedError>(
    about facts: Failure.Facts, of row: Row.ID, because problem: Problem? = nil,
    _ question: @escaping (Failure.Facts) -> String, deletedMessage: @escaping (Failure.Facts) -> String,
    _ delete: @escaping (Failure.Facts) async throws(Failure) -> Void
  ) -> Deletion<Row.ID> {
    .asks(DeletionRequest(of: row, question: question(facts)), because: problem) {
      do throws(Failure) {
        try await delete(facts)
        return .changed(.done([deletedMessage(facts)]))
      } catch {
        let problem = texts.problem(error)
        if let now = error.now {
          return asks(about: now, of: row, because: problem, question, deletedMessage: deletedMessage, delete)
        }
        return problem.kind == .notFound ? .changed(.failed(problem)) : .unchanged(.failed(problem))
      }
    }
  }
}

/// A question that the user must answer before a row is deleted.
public struct DeletionRequest<ID: Hashable>: Hashable {
  /// The id of the row to delete.
  public let subject: ID
  /// The question, which names everything that would be deleted.
  public let question: String

  /// Creates a request to confirm a deletion.
  ///
  /// - Parameter question: the question in the user's language.
  package init(of subject: ID, question: String) {
    self.subject = subject
    self.question = question
  }
}

extension DeletionRequest: Sendable where ID: Sendable {}
