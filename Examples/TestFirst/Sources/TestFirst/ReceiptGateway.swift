import Entities
import UseCases

/// Sends receipts to users, for example by email.
public protocol ReceiptGateway: Sendable {
  /// Sends the receipt for an order, unless it has already been sent.
  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError)
}
