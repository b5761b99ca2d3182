/// Everything that is wrong with what somebody typed into a form, by field.
public struct FormError<Field: Hashable & Sendable, Problem: Hashable & Sendable>: Error, Sendable, Hashable {
  /// What is wrong with each field that is.
  public internal(set) var problems: [Field: Problem]

  init(_ problems: [Field: Problem] = [:]) { self.problems = problems }
}
