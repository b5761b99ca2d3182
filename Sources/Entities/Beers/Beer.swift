/// A beer, with its manufacturer, its type and its measures.
public struct Beer: Sendable, Hashable, Identifiable {
  /// An id derived from the manufacturer's id and the beer's original name: `beer-mahou+clasica`.
  public typealias ID = Identifier<Beer>

  /// The rule for names: one line of at most 120 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 120)

  /// The id, which never changes, even if the beer is renamed.
  public let id: ID
  /// The id of the manufacturer.
  public let manufacturer: Manufacturer.ID
  /// The name, as shown in lists.
  public let name: String
  /// The type of the beer, which is also its section in the manufacturer's list.
  public let type: BeerType
  /// The known measures, each in its smallest unit. Unknown measures are absent.
  public internal(set) var measures: [BeerMeasure: Int]
  /// The photos of the beer, one of which is the cover.
  public internal(set) var album: PhotoAlbum

  /// Creates a beer.
  ///
  /// - Throws: ``BeerError`` with the invalid property and the problem.
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

  /// The alcohol content in thousandths of a percent by volume. `nil` if unknown.
  public var alcohol: Int? { measures[.alcohol] }
  /// The energy in kilocalories, for the manufacturer's reference amount. `nil` if unknown.
  public var calories: Int? { measures[.calories] }

  /// Returns the label that distinguishes beers with the same name in catalogs that don't number them. It consists of the type and the
  /// alcohol content (`Lager 5000`), or only the type if the alcohol content is unknown.
  package static func mark(_ type: BeerType, alcohol: Int?) -> String {
    alcohol.map { "\(type.name) \($0)" } ?? type.name
  }

  /// Whether another beer with the same name also has the same type and the same alcohol content. Two unknown contents count as the same.
  package func isMarked(as other: Beer) -> Bool { isOfType(of: other) && alcohol == other.alcohol }

  /// Whether another beer with the same name could be this beer, because it has the same type and no conflicting alcohol content.
  package func couldBe(_ other: Beer) -> Bool {
    isOfType(of: other) && (alcohol == other.alcohol || alcohol == nil || other.alcohol == nil)
  }

  private func isOfType(of other: Beer) -> Bool { SearchText.fold(type.name) == SearchText.fold(other.type.name) }

  /// The searchable fields. The first one is the title.
  package static let searchedFields: [SearchField] = [.name, .type, .manufacturer]

  /// Returns the searchable text of each field.
  ///
  /// - Parameter maker: The name of the manufacturer.
  package func searchedTexts(maker: String) -> [SearchedText] {
    [SearchedText(.name, name), SearchedText(.type, type.name), SearchedText(.manufacturer, maker)]
  }
}

/// The reason why a beer is invalid.
public enum BeerError: Error, Sendable, Hashable {
  /// The name violates ``Beer/nameRule``.
  case name(TextError)
  /// The value of a measure is outside ``BeerMeasure/range``.
  case measure(BeerMeasure, Int)
}

extension Identifier where Entity == Beer {
  /// Derives an id from a manufacturer's id and a beer's name: `beer-mahou+clasica` for `Clásica` of `maker-mahou`. A renamed beer keeps
  /// its id.
  ///
  /// Names that ``SearchText`` considers equal get the same id. A name contributes no `+` to the id, so that the manufacturer and the beer
  /// can't be confused.
  ///
  /// - Parameter number: The catalog's number, if a manufacturer has several beers with the same name.
  /// - Returns: `nil` if the result is too long for an id.
  public init?(ofBeerNamed name: String, of manufacturer: Manufacturer.ID, number: String? = nil) {
    let maker = manufacturer.text.drop { $0 != "-" }
    let named = Self.slug("beer\(maker)+", of: name)
    guard let id = try? Self(number.map { Self.slug(named + "+", of: $0) } ?? named) else { return nil }
    self = id
  }
}

extension Beer {
  /// Returns this record with missing measures and photos filled in from an older record.
  ///
  /// - Returns: This record unchanged if `older` is a different beer.
  public func completed(by older: Beer) -> Beer {
    guard id == older.id else { return self }
    var whole = self
    whole.measures.merge(older.measures) { known, _ in known }
    if album.isEmpty { whole.album = older.album }
    return whole
  }
}

extension Manufacturer {
  /// Returns this record with a missing address and logo filled in from an older record.
  ///
  /// - Returns: This record unchanged if `older` is a different manufacturer.
  public func completed(by older: Manufacturer) -> Manufacturer {
    guard id == older.id else { return self }
    var whole = self
    if address.isEmpty { whole.address = older.address }
    whole.logo = logo ?? older.logo
    return whole
  }
}

/// The type of a beer, named by the manufacturer (Lager, Pilsen, IPA). Any name is allowed.
public struct BeerType: Sendable, Hashable {
  /// The rule for names: one line of at most 60 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 60)

  /// The name, as shown in lists.
  public let name: String

  /// Creates a beer type with a name.
  ///
  /// - Throws: ``TextError`` if the name violates ``nameRule``.
  public init(_ name: String) throws(TextError) {
    try Self.nameRule.check(name)
    self.name = name
  }
}
