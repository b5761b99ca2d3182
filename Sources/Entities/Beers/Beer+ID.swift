extension Identifier where Entity == Beer {
  /// The id of the beer that a manufacturer calls this: of `maker-mahou`, `Clásica` is `beer-mahou+clasica`. It stays when the beer is
  /// renamed.
  ///
  /// Names that ``SearchText`` does not tell apart count as one. No name has a `+` in its id, so that manufacturers and beers never mix.
  ///
  /// - Parameter number: tells beers of one manufacturer and one name apart, as a catalog does by numbers of its own.
  /// - Returns: `nil` when they are too long for an id.
  public init?(ofBeerNamed name: String, of manufacturer: Manufacturer.ID, number: String? = nil) {
    let maker = manufacturer.text.drop { $0 != "-" }
    let named = Self.slug("beer\(maker)+", of: name)
    guard let id = try? Self(number.map { Self.slug(named + "+", of: $0) } ?? named) else { return nil }
    self = id
  }
}
