import Testing

/// What makes something right wrong, and how it is called.
struct Spoiled<Subject>: Sendable {
  private let description: String
  private let spoil: @Sendable (inout Subject) -> Void

  init(_ description: String, _ spoil: @escaping @Sendable (inout Subject) -> Void) {
    (self.description, self.spoil) = (description, spoil)
  }

  /// What a failure says.
  var comment: Comment { Comment(rawValue: description) }

  func callAsFunction(_ subject: Subject) -> Subject {
    var subject = subject
    spoil(&subject)
    return subject
  }
}
