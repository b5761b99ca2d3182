public import Entities

/// Suggests the address and the telephone number from the user's last order.
public protocol OfferDelivery: Sendable {
  /// Returns the delivery of the user's most recent order. `nil` if the user hasn't placed an order.
  func callAsFunction() async throws(GatewayError) -> Delivery?
}

/// Reads the most recent order through an ``OrderGateway``.
package struct OfferDeliveryInteractor: OfferDelivery {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction() async throws(GatewayError) -> Delivery? {
    try await orders.history(of: user, page: Page(limit: 1)).items.first?.placement.delivery
  }
}
