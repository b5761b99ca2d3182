public import Entities

/// Gives up the current order.
public protocol CancelOrder: Sendable {
  /// Deletes the draft of this id and its lines, nothing else; a draft that is gone already is no error.
  func callAsFunction(_ draft: Order.ID) async throws(CancelOrderError)
}

/// Why an order was not cancelled, or not known to be.
public enum CancelOrderError: StoreError, Sendable, Hashable {
  /// It was placed meanwhile, and a placed order stays.
  case alreadyPlaced(Order.ID)
  /// The store failed. The draft may be gone nevertheless; cancelling once more does no harm and tells.
  case store(GatewayError)
}

/// ``CancelOrder`` over the gateways that are given to it.
public struct CancelOrderInteractor: CancelOrder {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: whose orders they are.
  public init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  public func callAsFunction(_ id: Order.ID) async throws(CancelOrderError) {
    try await CancelOrderError.wrapping(await orders.deleteDraft(id, of: user))
    // Asked afterwards: now it can't be placed any more.
    do { _ = try await orders.placedOrder(id, of: user) } catch .notFound { return } catch { throw .store(error) }
    throw .alreadyPlaced(id)
  }
}
