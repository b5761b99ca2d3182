import Entities
import GatewayTesting
import TestFirst
import UseCases

/// A call to `ReceiptGateway`, as a value.
enum ReceiptCall: Hashable {
  case send(Order.ID)
}

/// A receipt gateway that records its calls, and can make them fail, lose their responses or wait.
struct InterceptedReceipts: ReceiptGateway {
  let base: any ReceiptGateway
  let calls: Interceptors<ReceiptCall>

  func send(_ order: PlacedOrder, to user: User.ID) async throws(GatewayError) {
    try await calls.make(.send(order.id), of: user, await base.send(order, to: user))
  }
}

/// A receipt gateway that stores the sent receipts in memory.
actor Outbox: ReceiptGateway {
  private(set) var sent: [PlacedOrder] = []

  func send(_ order: PlacedOrder, to user: User.ID) { if !sent.contains(order) { sent.append(order) } }
}
