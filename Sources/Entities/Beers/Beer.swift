/// A beer that a manufacturer offers.
public struct Beer: Sendable, Hashable, Identifiable {
  /// Its identity, made of its manufacturer's and the name that it had first: `beer-mahou+clasica`.
  public typealias ID = Identifier<Beer>

  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 120)

  /// Never changes.
  public let id: ID
  /// The id of its manufacturer.
  public let manufacturer: Manufacturer.ID
  /// As lists show it.
  public let name: String
  /// The section of its manufacturer's list that it stands in.
  public let type: BeerType
  /// What is known of it, each in the measure's smallest unit; what is not here is unknown.
  public internal(set) var measures: [BeerMeasure: Int]
  /// What it looks like.
  public internal(set) var album: PhotoAlbum

  /// - Throws: ``BeerError``, which names the property and what is wrong with it.
  public init(
    id: ID, of manufacturer: Manufacturer.ID, name: String, type: BeerType,
    measures: [BeerMeasure: Int] = [:], album: PhotoAlbum = .empty
  ) throws(BeerError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    for (measure, value) in measures where !measure.range.contains(value) { throw .measure(measure, value) }
    self.id = id
    self.manufacturer = manufacturer
    self.name = name
    self.type = type
    self.measures = measures
    self.album = album
  }

  /// How strong it is, in thousandths of a per cent of the volume; `nil`: unknown.
  public var alcohol: Int? { measures[.alcohol] }
  /// In kilocalories, as its manufacturer counts; `nil`: unknown.
  public var calories: Int? { measures[.calories] }

  /// The mark by which catalogs without numbers tell beers of one name apart: `Lager 5000`, or the type alone.
  package static func mark(_ type: BeerType, alcohol: Int?) -> String {
    alcohol.map { "\(type.name) \($0)" } ?? type.name
  }

  /// Whether another beer of this name has the same type and strength, or both have none.
  package func isMarked(as other: Beer) -> Bool { isOfType(of: other) && alcohol == other.alcohol }

  /// Whether another beer of this name may be this one: it is of the same type, and not of another strength.
  package func mayBe(_ other: Beer) -> Bool {
    isOfType(of: other) && (alcohol == other.alcohol || alcohol == nil || other.alcohol == nil)
  }

  private func isOfType(of other: Beer) -> Bool { SearchText.fold(type.name) == SearchText.fold(other.type.name) }

  /// The fields that searches look through. The first one is the title.
  package static let searchedFields: [SearchField] = [.name, .type, .manufacturer]

  /// The texts that searches look through.
  ///
  /// - Parameter maker: the name of its manufacturer.
  package func searchedTexts(maker: String) -> [SearchedText] {
    [SearchedText(.name, name), SearchedText(.type, type.name), SearchedText(.manufacturer, maker)]
  }
}

/// Why these values don't make a beer.
public enum BeerError: Error, Sendable, Hashable {
  /// The name is not as ``Beer/nameRule`` wants it.
  case name(TextError)
  /// The value is outside ``BeerMeasure/range``.
  case measure(BeerMeasure, Int)
}

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

extension Beer {
  /// This record of the beer, with the measures and the pictures of an older one where it has none.
  ///
  /// - Returns: this record as it is, when `older` is of another beer.
  public func completed(by older: Beer) -> Beer {
    guard id == older.id else { return self }
    var whole = self
    whole.measures.merge(older.measures) { known, _ in known }
    if album.isEmpty { whole.album = older.album }
    return whole
  }
}

extension Manufacturer {
  /// This record of the manufacturer, with the address and the logo of an older one where it has none.
  ///
  /// - Returns: this record as it is, when `older` is of another manufacturer.
  public func completed(by older: Manufacturer) -> Manufacturer {
    guard id == older.id else { return self }
    var whole = self
    if address.isEmpty { whole.address = older.address }
    whole.logo = logo ?? older.logo
    return whole
  }
}

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
