/// A question that the user must answer before something is deleted.
public struct DeletionRequest<ID: Sendable & Hashable>: Sendable, Hashable {
  /// The id of what would be deleted.
  public let subject: ID
  /// Names everything that would be deleted with it.
  public let question: String

  /// - Parameter question: in the user's language.
  public init(of subject: ID, question: String) {
    self.subject = subject
    self.question = question
  }
}
