public import Entities

/// Searches the stored dishes, recipes, beers, manufacturers, reviews and places.
///
/// A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol FindGateway: Sendable {
  /// Returns at most `limit` matching records of a kind, in the order of ``FoundPosition``. Returns no records if `limit` is less than one.
  ///
  /// A record matches if its `FoundRecord.searchedTexts` have a `SearchRank`. A store that pays for each record that it reads can limit a
  /// search to the newest reviews and the first beers and manufacturers, but must search at least a thousand records of each kind.
  func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) async throws(GatewayError) -> [FoundRecord]
}

/// A record of any kind, found by a search.
public indirect enum FoundRecord: Sendable, Hashable {
  /// A dish on the menu.
  case dish(Dish)
  /// A recipe in the collection.
  case recipe(RecipeDetails)
  /// A beer and the name of its manufacturer.
  case beer(Beer, maker: String)
  /// A manufacturer of beer.
  case manufacturer(Manufacturer)
  /// A review of a beer.
  case review(BeerReview)
  /// A place in Madrid.
  case place(Place)

  /// The kind of a record. Records with the same rank and name are listed in the order of these cases.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The kind of ``FoundRecord/dish(_:)``.
    case dish
    /// The kind of ``FoundRecord/recipe(_:)``.
    case recipe
    /// The kind of ``FoundRecord/beer(_:maker:)``.
    case beer
    /// The kind of ``FoundRecord/manufacturer(_:)``.
    case manufacturer
    /// The kind of ``FoundRecord/review(_:)``.
    case review
    /// The kind of ``FoundRecord/place(_:)``.
    case place

    public static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The kind of the record, such as a dish or a place.
  public var kind: Kind {
    switch self {
    case .dish: .dish
    case .recipe: .recipe
    case .beer: .beer
    case .manufacturer: .manufacturer
    case .review: .review
    case .place: .place
    }
  }

  /// The id of the record, unique among the records of its kind.
  package var id: String {
    switch self {
    case .dish(let dish): dish.id.text
    case .recipe(let recipe): recipe.id.text
    case .beer(let beer, _): beer.id.text
    case .manufacturer(let manufacturer): manufacturer.id.text
    case .review(let review): review.id.text
    case .place(let place): place.id.text
    }
  }

  /// The name or the title of the record. For a review, the name of the reviewed beer.
  public var name: String {
    switch self {
    case .dish(let dish): dish.name
    case .recipe(let recipe): recipe.recipe.title
    case .beer(let beer, _): beer.name
    case .manufacturer(let manufacturer): manufacturer.name
    case .review(let review): review.beerName
    case .place(let place): place.name
    }
  }

  /// The searchable text in each field of the record, as in a search of only that kind of record. The first field is the title, which has
  /// the most weight. A review has no title, so its first field is empty.
  package var searchedTexts: [SearchedText] {
    switch self {
    case .dish(let dish): dish.searchedTexts
    case .recipe(let recipe): recipe.searchedTexts
    case .beer(let beer, let maker): beer.searchedTexts(maker: maker)
    case .manufacturer(let manufacturer): manufacturer.searchedTexts
    case .review(let review): [SearchedText(.name, ""), SearchedText(.text, review.review.text)]
    case .place(let place): place.searchedTexts
    }
  }
}

/// The position of a record among the results, which are sorted by rank, then by name in Spanish alphabetical order, then by kind, then by
/// id.
public struct FoundPosition: Sendable, Hashable, Comparable {
  /// The rank of the match, which is compared first.
  public let rank: SearchRank
  private let name: String
  private let kind: FoundRecord.Kind
  private let id: String

  /// Creates the position of a record. `nil` if the record doesn't match.
  public init?(_ record: FoundRecord, in search: SearchText) {
    guard let rank = SearchRank(of: search, record.searchedTexts) else { return nil }
    self.init(rank, key: CollationKey(record.name).text, record.kind, id: record.id)
  }

  /// - Parameter key: The text of the name's collation key.
  package init(_ rank: SearchRank, key: String, _ kind: FoundRecord.Kind, id: String) {
    self.rank = rank
    name = key
    self.kind = kind
    self.id = id
  }

  public static func < (left: FoundPosition, right: FoundPosition) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
    if left.kind != right.kind { return left.kind < right.kind }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
