public import Entities
public import UseCases

/// Everything that a store holds, as a value; its functions are the behaviour of every ``StateStore``.
public struct StoreState: Sendable, Hashable {
  /// The domains whose seed was imported.
  public internal(set) var seeded: Set<Domain> = []
  /// What can be ordered.
  public internal(set) var menu = MenuState()
  /// The collection of recipes.
  public internal(set) var recipes = RecipeState()
  /// Manufacturers, their beers, and what is said of them.
  public internal(set) var beers = BeerState()
  /// Where to go in Madrid.
  public internal(set) var places = PlaceState()
  /// Which recipes are favourites, by user.
  public internal(set) var favorites: [User.ID: FavoriteBook] = [:]
  /// What was ordered, by whom.
  public internal(set) var orders: [User.ID: OrderState] = [:]

  /// The state of an empty store.
  public init() {}

  func inventory() -> StoreInventory {
    StoreInventory(
      seeded: seeded, dishes: menu.count, kinds: menu.kindCount,
      drafts: orders.values.count { $0.draft != nil },
      placedOrders: orders.values.reduce(0) { $0 + $1.placed.count }, recipes: recipes.count,
      favorites: favorites.values.reduce(0) { $0 + $1.count }, manufacturers: beers.manufacturers.count,
      beers: beers.beers.count, reviews: beers.reviews.count, places: places.count)
  }
}
