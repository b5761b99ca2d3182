public import Entities

/// Says in a few lines what the kit holds for a user.
public protocol GetOverview: Sendable {
  /// Reads the figures; changes nothing.
  func callAsFunction() async throws(GatewayError) -> Overview
}

/// What the kit holds for a user.
public struct Overview: Sendable, Hashable {
  /// How many dishes the menu has.
  public let dishes: Int
  /// Of how many kinds they are.
  public let kinds: Int
  /// The draft, `nil` as long as nothing was chosen.
  public let draft: Order?
  /// The newest placed order, `nil` as long as none was placed.
  public let lastOrder: OrderSummary?
  /// How many recipes the collection has.
  public let recipes: Int
  /// How many of the user's recipes are favourites.
  public let favorites: Int
  /// How many manufacturers of beers there are.
  public let manufacturers: Int
  /// How many beers they have.
  public let beers: Int
  /// How many places of Madrid were downloaded.
  public let places: Int

  /// The figures as they were read.
  public init(
    dishes: Int, kinds: Int, draft: Order?, lastOrder: OrderSummary?, recipes: Int = 0, favorites: Int = 0,
    manufacturers: Int = 0, beers: Int = 0, places: Int = 0
  ) {
    self.dishes = dishes
    self.kinds = kinds
    self.draft = draft
    self.lastOrder = lastOrder
    self.recipes = recipes
    self.favorites = favorites
    self.manufacturers = manufacturers
    self.beers = beers
    self.places = places
  }
}

/// ``GetOverview`` over the gateways that are given to it.
public struct GetOverviewInteractor: GetOverview {
  private let store: any StoreGateway
  private let orders: any OrderGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: whose orders and favourites they are.
  public init(store: any StoreGateway, orders: any OrderGateway, favorites: any FavoriteGateway, user: User.ID) {
    self.store = store
    self.orders = orders
    self.favorites = favorites
    self.user = user
  }

  public func callAsFunction() async throws(GatewayError) -> Overview {
    let inventory = try await store.inventory()
    let draft = try await orders.draft(of: user)
    let newest = try await orders.history(of: user, page: Page(limit: 1))
    return Overview(
      dishes: inventory.dishes, kinds: inventory.kinds, draft: draft, lastOrder: newest.items.first,
      recipes: inventory.recipes, favorites: try await favorites.favoriteCount(of: user),
      manufacturers: inventory.manufacturers, beers: inventory.beers, places: inventory.places)
  }
}
