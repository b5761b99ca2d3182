/// Why a form is refused: what is wrong with each field.
///
/// A detail of the `SaveError` of a use case: to explain it to the user, wrap it in `SaveError.invalid`.
public struct FormError<Field: Hashable & Sendable, Problem: Hashable & Sendable>: Error, Sendable, Hashable {
  /// What is wrong, by field; fields that are right are not in it.
  public var problems: [Field: Problem]

  /// - Parameter problems: what is wrong, by field.
  public init(_ problems: [Field: Problem] = [:]) { self.problems = problems }
}
