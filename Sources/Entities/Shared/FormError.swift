/// The reason why a form is invalid: the problem of each invalid field.
///
/// This is a detail of the `SaveError` of a use case. Wrap it in `SaveError.invalid` to explain it to the user.
public struct FormError<Field: Hashable & Sendable, Problem: Hashable & Sendable>: Error, Sendable, Hashable {
  /// The problem of each invalid field. Valid fields are absent.
  public var problems: [Field: Problem]

  /// Creates an error from problems by field.
  ///
  /// - Parameter problems: The problem of each invalid field.
  public init(_ problems: [Field: Problem] = [:]) { self.problems = problems }
}
