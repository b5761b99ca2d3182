extension Identifier where Entity == Beer {
  /// The id of the beer that a maker calls this: of `maker-mahou`, `Clásica` is `beer-mahou+clasica`. It stays when the beer is renamed.
  ///
  /// What ``SearchText`` does not tell apart counts as one. No name has a `+` in its id, so that makers and beers never mix.
  ///
  /// - Returns: `nil` when they are too long for an id.
  public init?(ofBeerNamed name: String, of manufacturer: Manufacturer.ID) {
    let maker = manufacturer.text.drop { $0 != "-" }
    guard let id = try? Self(Self.slug("beer\(maker)+", of: name)) else { return nil }
    self = id
  }
}
