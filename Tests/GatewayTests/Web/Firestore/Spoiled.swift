import Testing

/// A change that makes a valid value invalid, with a description of the change.
struct Spoiled<Subject>: Sendable {
  private let description: String
  private let spoil: @Sendable (inout Subject) -> Void

  init(_ description: String, _ spoil: @escaping @Sendable (inout Subject) -> Void) {
    (self.description, self.spoil) = (description, spoil)
  }

  /// The message for a test failure.
  var comment: Comment { Comment(rawValue: description) }

  func callAsFunction(_ subject: Subject) -> Subject {
    var subject = subject
    spoil(&subject)
    return subject
  }
}
