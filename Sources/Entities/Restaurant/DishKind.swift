/// What kind of dish it is, in the restaurant's own words: the set is open, and a kind never seen before is a kind.
public struct DishKind: Sendable, Hashable {
  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 60)

  /// As the menu shows it.
  public let name: String

  /// - Throws: ``TextError`` when the name breaks ``nameRule``.
  public init(_ name: String) throws(TextError) {
    try Self.nameRule.check(name)
    self.name = name
  }

  /// Whether both are the same words but for accents and case: how a kind that somebody typed is found.
  public func isSameWord(as other: DishKind) -> Bool {
    CollationKey(name).letters == CollationKey(other.name).letters
  }
}
