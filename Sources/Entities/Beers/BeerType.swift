/// The kind of a beer, in the manufacturer's own words (Lager, Pilsen, IPA): the set is open, and a type never seen before is one.
public struct BeerType: Sendable, Hashable {
  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 60)

  /// As the list shows it.
  public let name: String

  /// - Throws: ``TextError`` when the name breaks ``nameRule``.
  public init(_ name: String) throws(TextError) {
    try Self.nameRule.check(name)
    self.name = name
  }
}
