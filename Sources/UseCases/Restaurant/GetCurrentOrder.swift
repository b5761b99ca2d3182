public import Entities

/// Reads the current order, and its differences from today's menu.
public protocol GetCurrentOrder: Sendable {
  /// Returns the draft compared with today's menu. `nil` if there is no draft. No draft is created.
  func callAsFunction() async throws(GatewayError) -> CurrentOrder?
}

/// A draft and its differences from today's menu.
public struct CurrentOrder: Sendable, Hashable {
  /// The draft, as it is stored.
  public let order: OrderDraft
  /// The differences from today's menu. Empty if nothing has changed.
  public let differences: [OrderDifference]

  /// Creates a current order. By default, it has no differences.
  public init(order: OrderDraft, differences: [OrderDifference] = []) {
    self.order = order
    self.differences = differences
  }
}

/// Reads the draft and the menu through their gateways.
package struct GetCurrentOrderInteractor: GetCurrentOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
  package init(menu: any MenuGateway, orders: any OrderGateway, user: User.ID) {
    self.menu = menu
    self.orders = orders
    self.user = user
  }

  package func callAsFunction() async throws(GatewayError) -> CurrentOrder? {
    guard let order = try await orders.draft(of: user) else { return nil }
    let dishes = try await menu.dishes(of: order)
    return CurrentOrder(order: order, differences: order.differences(from: dishes))
  }
}

extension MenuGateway {
  /// Returns the dishes of an order that are on the menu today, by id. Dishes that are no longer on the menu are omitted.
  public func dishes(of order: some Order) async throws(GatewayError) -> [Dish.ID: Dish] {
    try await dishes(Set(order.lines.map(\.dish)))
  }
}
