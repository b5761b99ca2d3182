package import Entities
package import UseCases

/// The complete contents of a store, as a value.
public struct StoreState: Sendable, Hashable {
  /// The domains whose seed has been imported.
  package var seeded: Set<Domain> = []
  /// The marks of samples, as returned by ``SampleRecords/samples(of:)``. A domain without samples has no entry.
  package var samples: [Domain: [String: SampleMark]] = [:]
  /// The dishes of the restaurant.
  package var menu = SortedRecords<Dish>()
  /// The recipe collection.
  package var recipes = SortedRecords<RecipeDetails>()
  /// The manufacturers, their beers and the reviews.
  package var beers = BeerState()
  /// The places in Madrid.
  package var places = SortedRecords<Place>()
  /// The record of the last completed download of places. `nil` if no download was completed.
  package var placeDownload: PlaceDownloadNote?
  /// The favorites, by user.
  package var favorites: [User.ID: UserFavorites] = [:]
  /// The orders, by user.
  package var orders: [User.ID: OrderState] = [:]

  /// Creates the state of an empty store.
  public init() {}

  /// Hashes only the numbers of records, which is fast. `==` compares the records.
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
  /// Returns a state with only the records of a domain, including reviews.
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
