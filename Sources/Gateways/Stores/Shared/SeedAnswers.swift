import UseCases

/// What a seed's writer answered of the store as it was when the seed began. It must be so still when the seed is committed: another one
/// may have been faster.
struct SeedAnswers {
  private var isSeeded: Bool?
  private var isEmpty: Bool?

  mutating func isSeeded(_ isSeeded: Bool) -> Bool {
    self.isSeeded = isSeeded
    return isSeeded
  }

  mutating func isEmpty(_ isEmpty: Bool) -> Bool {
    self.isEmpty = isEmpty
    return isEmpty
  }

  /// - Throws: ``GatewayError/conflict`` when something was answered that is not so.
  func check(isSeeded: Bool, isEmpty: () throws(GatewayError) -> Bool) throws(GatewayError) {
    if let answer = self.isSeeded, answer != isSeeded { throw .conflict }
    if let answer = self.isEmpty, try answer != isEmpty() { throw .conflict }
  }
}
