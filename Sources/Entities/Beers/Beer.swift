/// A beer that a manufacturer offers.
public struct Beer: Sendable, Hashable, Identifiable {
  /// Its identity, made of its maker's and the name that it had first: `beer-mahou+clasica`.
  public typealias ID = Identifier<Beer>

  /// What a name must be.
  public static let nameRule = TextRule(maximumLength: 120)
  /// How many kilocalories there may be, in whatever amount the maker counts by.
  public static let caloriesRange = 0...10_000

  /// Outlives every change.
  public let id: ID
  /// Who makes it.
  public let manufacturer: Manufacturer.ID
  /// As lists show it.
  public let name: String
  /// The section of its maker's list that it stands in.
  public let type: BeerType
  /// How strong it is; `nil`: unknown.
  public internal(set) var alcohol: AlcoholByVolume?
  /// In kilocalories, as its maker counts; `nil`: unknown.
  public internal(set) var calories: Int?
  /// What it looks like.
  public internal(set) var album: PhotoAlbum

  /// - Throws: ``BeerError``, which names the property and what is wrong with it.
  public init(
    id: ID, of manufacturer: Manufacturer.ID, name: String, type: BeerType, alcohol: AlcoholByVolume? = nil,
    calories: Int? = nil, album: PhotoAlbum = .empty
  ) throws(BeerError) {
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    if let calories, !Self.caloriesRange.contains(calories) { throw .calories(calories) }
    self.id = id
    self.manufacturer = manufacturer
    self.name = name
    self.type = type
    self.alcohol = alcohol
    self.calories = calories
    self.album = album
  }

  /// Whether the name or the type contains the query.
  public func matches(_ search: SearchText) -> Bool { search.matches(name) || search.matches(type.name) }
}

/// Why a beer can't be.
public enum BeerError: Error, Sendable, Hashable {
  case name(TextError)
  /// Outside ``Beer/caloriesRange``.
  case calories(Int)
}
