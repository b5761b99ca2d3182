import Entities
import Gateways
import GatewayTesting
import UseCases

/// A restaurant where Ana has a draft to be placed, and a record of what placing it asked of the store.
struct Placing {
  let base: StateStore
  let recorder = CallRecorder()

  init(_ draft: Order) async throws { base = try await .seeded([.pizza, .royal, .cake], draft: draft) }

  /// Places at so many seconds after noon.
  func callAsFunction(
    _ id: Order.ID = .first, at seconds: Double = 0, to delivery: Delivery = .home,
    acceptingChanges: Bool = false, before interruptions: Interruptions = [:]
  ) async throws -> Order {
    let store = InterceptedStore(base, recorder, interruptions)
    let place = PlaceOrderInteractor(menu: store, orders: store, user: .ana, now: { .noon(plus: seconds) })
    return try await place(id, delivery: delivery, acceptingChanges: acceptingChanges)
  }
}
