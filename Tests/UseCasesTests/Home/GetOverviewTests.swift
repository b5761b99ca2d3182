import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `The overview` {
  let recorder = CallRecorder<StoreCall>()

  @Test func `Reading the overview of a new store returns an empty overview and changes nothing`() async throws {
    let base = StateStore()
    let overview = try await expectUnchanged(base) { try await look(base) }
    #expect(overview == Overview(StoreInventory([.dishes: 0, .kinds: 0]), draft: nil, lastOrder: nil))
  }

  @Test func `The overview contains the numbers of dishes and dish kinds, the draft and the latest order`() async throws
  {
    let newest = OrderDraft.of(.royal, .royal, id: .second).placed(at: 60)
    let base = try await StateStore.seeded(
      [.pizza, .royal, .cake, .dish("Margarita")], draft: .of(.cake, id: .third),
      placed: [newest, OrderDraft.of(.pizza).placed(at: 0)])

    let overview = try await look(base)

    #expect(
      overview
        == Overview(
          StoreInventory(seeded: [.restaurant], [.dishes: 4, .kinds: 3]),
          draft: .of(.cake, id: .third), lastOrder: OrderSummary(newest)))
    #expect(overview.lastOrder?.units == 2)
    #expect(overview.lastOrder?.total == Money(minorUnits: 3980))
    #expect(recorder.calls == [.inventory, .draft, .history(.all, Page(limit: 1)), .favoriteCount])
  }

  @Test func `The overview of a store doesn't contain the orders of other users`() async throws {
    let base = try await StateStore.seeded([.pizza])
    try await base.keep(OrderDraft.of(.pizza).placed(), of: .local)
    try await base.choose(.of(.pizza, id: .second), of: .local)

    let overview = try await look(base)
    #expect((overview.draft, overview.lastOrder) == (nil, nil))
  }

  @Test(arguments: 1...4) func `Reading the overview of a failing store reports the error`(call: Int) async throws {
    await #expect(throws: GatewayError.offline(what: "example.org")) {
      try await look(StateStore(), before: [call: { _ in throw GatewayError.offline(what: "example.org") }])
    }
  }

  private func look(
    _ base: StateStore, before interruptions: Interruptions = [:]
  ) async throws -> Overview {
    let store = Intercepted(base, recorder, interruptions)
    return try await GetOverviewInteractor(store: store, orders: store, favorites: store, user: .ana)()
  }
}
