public import Entities

/// Where everything that can be found is kept: dishes, recipes, beers, manufacturers, reviews, places.
public protocol FindGateway: Sendable {
  /// The records of a kind that match, the best first, in the order of ``FoundPosition``: at most `limit`, none below one.
  ///
  /// A record matches when its texts have a `SearchRank`: those of ``FoundRecord/title`` and ``FoundRecord/texts``. A store that pays for every
  /// record that it reads may look only at the newest reviews, and only at the first of very many beers and manufacturers: at a thousand
  /// at least.
  func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) async throws(GatewayError) -> [FoundRecord]
}

/// Something that was found, whatever it is.
public enum FoundRecord: Sendable, Hashable {
  /// A dish of the menu.
  case dish(Dish)
  /// A recipe of the collection.
  case recipe(RecipeDetails)
  /// A beer, and the name of its manufacturer.
  case beer(Beer, maker: String)
  /// A manufacturer of beers.
  case manufacturer(Manufacturer)
  /// A review of a beer.
  case review(BeerReview)
  /// A place in Madrid.
  case place(Place)

  /// What a record can be, in the order in which equals are listed.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
    /// ``FoundRecord/dish(_:)``.
    case dish
    /// ``FoundRecord/recipe(_:)``.
    case recipe
    /// ``FoundRecord/beer(_:maker:)``.
    case beer
    /// ``FoundRecord/manufacturer(_:)``.
    case manufacturer
    /// ``FoundRecord/review(_:)``.
    case review
    /// ``FoundRecord/place(_:)``.
    case place

    public static func < (left: Kind, right: Kind) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What it is.
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

  /// The record's id; no two records of a kind have the same.
  public var id: String {
    switch self {
    case .dish(let dish): dish.id.text
    case .recipe(let recipe): recipe.id.text
    case .beer(let beer, _): beer.id.text
    case .manufacturer(let manufacturer): manufacturer.id.text
    case .review(let review): review.id.text
    case .place(let place): place.id.text
    }
  }

  /// What it is called, and of a review, what its beer is called.
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

  /// The text that a search looks at first: the ``name``. A review has none of its own.
  public var title: String { kind == .review ? "" : name }

  /// The other texts that a search looks at: the description of a dish, the ingredients of a recipe, the type of a beer, the text of a
  /// review.
  public var texts: [String] {
    switch self {
    case .dish(let dish): [dish.description]
    case .recipe(let recipe): recipe.ingredients.map(\.text)
    case .beer(let beer, _): [beer.type.name]
    case .review(let review): [review.review.text]
    case .manufacturer, .place: []
    }
  }
}

extension FoundRecord {
  /// What a text of a record is.
  public enum Field: String, Sendable, Hashable {
    /// The name of a dish, a beer, a manufacturer or a place.
    case name
    /// The title of a recipe.
    case title
    /// The description of a dish.
    case description
    /// A line of the ingredients of a recipe.
    case ingredients
    /// The type of a beer.
    case type
    /// The text of a review.
    case text
  }

  /// What the text is that `SearchMatch.Finding.text` counts.
  public func field(_ text: Int) -> Field {
    switch kind {
    case .dish: text == 0 ? .name : .description
    case .recipe: text == 0 ? .title : .ingredients
    case .beer: text == 0 ? .name : .type
    case .manufacturer, .place: .name
    case .review: .text
    }
  }
}

/// Where a record stands among what was found: by its rank, then by name in the order of the Spanish alphabet, then by kind, then by id.
public struct FoundPosition: Sendable, Hashable, Comparable {
  /// How well the record matches.
  public let rank: SearchRank
  private let name: String
  private let kind: FoundRecord.Kind
  private let id: String

  /// - Returns: `nil` where the record does not match.
  public init?(_ record: FoundRecord, in search: SearchText) {
    guard let rank = SearchRank(of: search, title: record.title, texts: record.texts) else { return nil }
    self.init(rank, key: CollationKey(record.name).text, record.kind, id: record.id)
  }

  /// - Parameter key: the text of the collation key of the name.
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
