package import Entities
package import UseCases

/// Everything that a store holds, as a value.
public struct StoreState: Sendable, Hashable {
  /// The domains whose seed was imported.
  package var seeded: Set<Domain> = []
  /// Which records are samples (``SampleRecords/samples(of:)``); a domain without samples has no entry.
  package var samples: [Domain: [String: SampleMark]] = [:]
  /// What can be ordered.
  package var menu = SortedRecords<Dish>()
  /// The collection of recipes.
  package var recipes = SortedRecords<RecipeDetails>()
  /// Manufacturers, their beers, and what is said of them.
  package var beers = BeerState()
  /// Where to go in Madrid.
  package var places = SortedRecords<Place>()
  /// The note of the last complete download of places; `nil` if there was none.
  package var placeDownload: PlaceDownloadNote?
  /// Which recipes are favorites, by user.
  package var favorites: [User.ID: UserFavorites] = [:]
  /// What was ordered, by whom.
  package var orders: [User.ID: OrderState] = [:]

  /// The state of an empty store.
  public init() {}

  /// Hashes only how many records there are, which is fast; `==` compares the records.
  public func hash(into hasher: inout Hasher) {
    for count in [menu.count, recipes.count, beers.beers.count, places.count, orders.count] { hasher.combine(count) }
  }

  func inventory() -> StoreInventory {
    StoreInventory(
      seeded: seeded, samples: Set(samples.keys),
      [
        .dishes: menu.count, .kinds: Set(menu.entries.lazy.map(\.record.kind)).count,
        .drafts: orders.values.count { $0.draft != nil },
        .placedOrders: orders.values.reduce(0) { $0 + $1.placed.count }, .recipes: recipes.count,
        .favorites: favorites.values.reduce(0) { $0 + $1.favorites.count }, .manufacturers: beers.manufacturers.count,
        .beers: beers.beers.count, .reviews: beers.reviews.count, .places: places.count,
      ])
  }
}

extension StoreState {
  /// All records of a domain, reviews included, and nothing else.
  func part(of domain: Domain) -> StoreState {
    var part = StoreState()
    switch domain {
    case .restaurant: part.menu = menu
    case .recipes: part.recipes = recipes
    case .beers: part.beers = beers
    case .places: part.places = places
    }
    return part
  }
}
