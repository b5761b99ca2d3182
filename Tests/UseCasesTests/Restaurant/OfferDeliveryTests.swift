import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Offering a delivery` {
  let base = StateStore()
  let recorder = CallRecorder<StoreCall>()

  @Test func `The suggested delivery is taken from the order with the latest date`() async throws {
    try await base.keep(OrderDraft.of(.pizza, id: .first).placed(at: 0, to: .to("Calle Vieja, 1")))
    try await base.keep(OrderDraft.of(.pizza, id: .second).placed(at: 60, to: .to("Calle Nueva, 2")))
    try await base.keep(OrderDraft.of(.pizza, id: .third).placed(at: 30, to: .to("Calle Media, 3")))

    #expect(try await offer() == .to("Calle Nueva, 2"))
    #expect(recorder.calls == [.history(.all, Page(limit: 1))])
  }

  @Test func `No delivery is suggested if the user hasn't placed an order`() async throws {
    try await base.keep(OrderDraft.of(.pizza, id: .first).placed(), of: .local)
    try await base.choose(.of(.pizza, id: .second))

    #expect(try await offer() == nil)
  }

  @Test func `Suggesting a delivery from a failing store reports the error`() async throws {
    await #expect(throws: GatewayError.offline(what: "example.org")) {
      try await offer(before: [1: { _ in throw GatewayError.offline(what: "example.org") }])
    }
  }

  private func offer(
    before interruptions: Interruptions = [:]
  ) async throws -> Delivery? {
    let store = Intercepted(base, recorder, interruptions)
    return try await OfferDeliveryInteractor(orders: store, user: .ana)()
  }
}
