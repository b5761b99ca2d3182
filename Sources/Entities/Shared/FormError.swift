/// Why a form is refused: what is wrong with each field.
public struct FormError<Field: Hashable & Sendable, Problem: Hashable & Sendable>: Error, Sendable, Hashable {
  /// What is wrong, by field; fields that are right are not in it.
  public var problems: [Field: Problem]

  /// - Parameter problems: what is wrong, by field.
  public init(_ problems: [Field: Problem] = [:]) { self.problems = problems }
}
