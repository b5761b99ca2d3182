import Entities
import Gateways
import GatewayTesting
import UseCases

/// Places Ana's draft order in a store, and records the calls to the store.
struct Placing {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  private let draft: OrderDraft

  init(_ draft: OrderDraft) async throws {
    self.draft = draft
    base = try await .seeded([.pizza, .royal, .cake], draft: draft)
  }

  /// Places the initial draft this many seconds after noon.
  ///
  /// - Parameter accepting: The differences that the user accepted.
  func callAsFunction(
    _ id: Order.ID = .first, at seconds: Double = 0, to delivery: Delivery = .home,
    accepting differences: [OrderDifference] = [], before interruptions: Interruptions = [:]
  ) async throws -> PlacedOrder {
    let store = Intercepted(base, recorder, interruptions)
    let place = PlaceOrderInteractor(menu: store, orders: store, user: .ana, now: { .noon(plus: seconds) })
    let order = id == draft.id ? draft : OrderDraft(id: id)
    return try await place(CurrentOrder(order: order, differences: differences), delivery: delivery)
  }
}
