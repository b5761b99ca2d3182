import Entities
import UseCases

/// Sends receipts to users, by mail for example.
public protocol ReceiptGateway: Sendable {
  /// Sends the receipt of an order; one that was sent before is not sent again.
  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError)
}
