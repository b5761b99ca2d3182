/// The store as a whole, whatever it holds.
public protocol StoreGateway: Sendable {
  /// How much of everything there is, of all users.
  func inventory() async throws(GatewayError) -> StoreInventory

  /// Empties the store: no data, no mark of a seed, as if new. An empty store stays as it is.
  func reset() async throws(GatewayError)
}

/// How much of everything a store holds.
public struct StoreInventory: Sendable, Hashable {
  /// The domains whose seed was imported.
  public var seeded: Set<Domain>
  /// Dishes on the menu.
  public var dishes: Int
  /// Kinds of dishes.
  public var kinds: Int
  /// Orders that are not placed.
  public var drafts: Int
  /// Orders that are.
  public var placedOrders: Int
  /// Recipes of the collection.
  public var recipes: Int
  /// Recipes that are favorites, counted once for each user.
  public var favorites: Int

  /// Makers of beers.
  public var manufacturers: Int
  /// Beers of all makers.
  public var beers: Int
  /// Reviews of all beers.
  public var reviews: Int
  /// Shops, activities and services.
  public var places: Int

  /// Empty by default.
  public init(
    seeded: Set<Domain> = [], dishes: Int = 0, kinds: Int = 0, drafts: Int = 0, placedOrders: Int = 0, recipes: Int = 0,
    favorites: Int = 0, manufacturers: Int = 0, beers: Int = 0, reviews: Int = 0, places: Int = 0
  ) {
    self.seeded = seeded
    self.dishes = dishes
    self.kinds = kinds
    self.drafts = drafts
    self.placedOrders = placedOrders
    self.recipes = recipes
    self.favorites = favorites
    self.manufacturers = manufacturers
    self.beers = beers
    self.reviews = reviews
    self.places = places
  }
}
