import Entities
import UseCases

/// Sends receipts to users, for example by email.
public protocol ReceiptGateway: Sendable {
  /// Sends the receipt of an order, unless it was sent before.
  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError)
}
