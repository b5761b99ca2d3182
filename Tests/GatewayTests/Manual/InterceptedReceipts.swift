import Entities
import GatewayTesting
import UseCases

// This is the double on the page `Manual.docc/AFeatureTestFirst.md`.

/// A port that sends receipts to users. The kit doesn't have this port.
protocol ReceiptGateway: Sendable {
  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError)
}

enum ReceiptCall: Hashable {
  case send(Order.ID)
}

struct InterceptedReceipts: ReceiptGateway {
  let base: any ReceiptGateway
  let calls: Interceptors<ReceiptCall>

  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError) {
    try await calls.make(.send(order.id), of: user, await base.send(order, to: user))
  }
}

/// A gateway that keeps the receipts that were sent.
actor Outbox: ReceiptGateway {
  private(set) var sent: [PlacedOrder] = []

  func send(_ order: PlacedOrder, to user: User.ID) { sent.append(order) }
}
