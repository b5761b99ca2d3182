import Entities
import UseCases

/// A `GetCurrentOrder` use case that waits until the test provides a result.
struct HeldGetCurrentOrder: GetCurrentOrder {
  typealias Answers = Held<Void, Result<CurrentOrder?, GatewayError>>

  let held = Answers()

  func callAsFunction() async throws(GatewayError) -> CurrentOrder? { try await held.ask(()).get() }
}

struct HeldOfferDelivery: OfferDelivery {
  typealias Answers = Held<Void, Result<Delivery?, GatewayError>>

  let held = Answers()

  func callAsFunction() async throws(GatewayError) -> Delivery? { try await held.ask(()).get() }
}

struct HeldGetOverview: GetOverview {
  typealias Answers = Held<Void, Result<Overview, GatewayError>>

  let held = Answers()

  func callAsFunction() async throws(GatewayError) -> Overview { try await held.ask(()).get() }
}
