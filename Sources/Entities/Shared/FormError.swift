/// The reason why a form is invalid: the problem in each invalid field.
///
/// This error is a detail of a use case's `SaveError`. To explain it to the user, wrap it in `SaveError.invalid`.
public struct FormError<Field: Hashable & Sendable, Problem: Hashable & Sendable>: Error, Sendable, Hashable {
  /// The problem in each invalid field. Valid fields are absent.
  public var problems: [Field: Problem]

  /// Creates an error from the problem of each invalid field.
  ///
  /// - Parameter problems: The problem in each invalid field.
  public init(_ problems: [Field: Problem] = [:]) { self.problems = problems }
}
