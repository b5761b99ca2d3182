/// What the user must agree to before something is deleted.
public struct DeletionRequest<ID: Sendable & Hashable>: Sendable, Hashable {
  /// What would go.
  public let subject: ID
  /// Names all that goes along.
  public let question: String

  /// - Parameter question: in the user's language.
  public init(of subject: ID, question: String) {
    self.subject = subject
    self.question = question
  }
}
