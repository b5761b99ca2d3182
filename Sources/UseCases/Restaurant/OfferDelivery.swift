public import Entities

/// Suggests the address and the telephone number of the last order, so that a customer need not type them again.
public protocol OfferDelivery: Sendable {
  /// Where the user's newest placed order was taken to, or `nil` when none was placed.
  func callAsFunction() async throws(GatewayError) -> Delivery?
}

/// ``OfferDelivery`` over the gateways that are given to it.
public struct OfferDeliveryInteractor: OfferDelivery {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: whose orders they are.
  public init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  public func callAsFunction() async throws(GatewayError) -> Delivery? {
    try await orders.history(of: user, page: Page(limit: 1)).items.first?.placement.delivery
  }
}
