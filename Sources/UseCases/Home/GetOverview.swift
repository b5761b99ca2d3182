public import Entities

/// Summarizes what the kit holds for a user.
public protocol GetOverview: Sendable {
  /// Reads the figures; changes nothing.
  func callAsFunction() async throws(GatewayError) -> Overview
}

/// What the kit holds for a user.
public struct Overview: Sendable, Hashable {
  /// How much there is of what everybody sees.
  public let inventory: StoreInventory
  /// The draft, `nil` as long as nothing was chosen.
  public let draft: OrderDraft?
  /// The newest placed order, `nil` as long as none was placed.
  public let lastOrder: OrderSummary?
  /// How many of the user's recipes are favorites.
  public let favorites: Int

  /// Combines figures that may have been read at different moments.
  public init(_ inventory: StoreInventory, draft: OrderDraft?, lastOrder: OrderSummary?, favorites: Int = 0) {
    self.inventory = inventory
    self.draft = draft
    self.lastOrder = lastOrder
    self.favorites = favorites
  }
}

/// ``GetOverview`` over the gateways that are given to it.
public struct GetOverviewInteractor: GetOverview {
  private let store: any StoreGateway
  private let orders: any OrderGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: whose orders and favorites they are.
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
