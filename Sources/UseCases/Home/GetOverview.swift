public import Entities

/// Summarizes the data that the kit stores for a user.
public protocol GetOverview: Sendable {
  /// Returns the overview without changing any data.
  func callAsFunction() async throws(GatewayError) -> Overview
}

/// A summary of the data that the kit stores for a user.
public struct Overview: Sendable, Hashable {
  /// The numbers of records that are visible to all users, by kind.
  public let inventory: StoreInventory
  /// The current draft. `nil` if there is no draft.
  public let draft: OrderDraft?
  /// The user's most recent order. `nil` if the user hasn't placed an order.
  public let lastOrder: OrderSummary?
  /// The number of the user's favorites.
  public let favorites: Int

  /// Creates an overview. Its values may have been read at different times.
  public init(_ inventory: StoreInventory, draft: OrderDraft?, lastOrder: OrderSummary?, favorites: Int = 0) {
    self.inventory = inventory
    self.draft = draft
    self.lastOrder = lastOrder
    self.favorites = favorites
  }
}

/// Reads the values of the overview through the gateways.
public struct GetOverviewInteractor: GetOverview {
  private let store: any StoreGateway
  private let orders: any OrderGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders and favorites.
  public init(store: any StoreGateway, orders: any OrderGateway, favorites: any FavoriteGateway, user: User.ID) {
    self.store = store
    self.orders = orders
    self.favorites = favorites
    self.user = user
  }

  public func callAsFunction() async throws(GatewayError) -> Overview {
    let inventory = try await store.commonInventory()
    let draft = try await orders.draft(of: user)
    let newest = try await orders.history(of: user, page: Page(limit: 1))
    return Overview(
      inventory, draft: draft, lastOrder: newest.items.first,
      favorites: try await favorites.favoriteCount(of: user))
  }
}
