import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Reading the current order` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let draft = OrderDraft.of(.royal, .pizza, .cake)

  init() async throws { base = try await .seeded([.royal, .pizza, .cake], draft: draft) }

  @Test func `The current order has no differences from the menu if the menu is unchanged`() async throws {
    let current = try await look()

    #expect(current == CurrentOrder(order: draft, differences: []))
    #expect(recorder.calls == [.draft, .dishes([Dish.royal.id, Dish.pizza.id, Dish.cake.id])])
  }

  @Test func `The current order lists dishes that are missing or have a new price`() async throws {
    try await base.serve([.royal.costing(2100), .cake])

    let current = try await expectUnchanged(base) { try await look() }

    #expect(current?.order == draft)
    #expect(
      current?.differences == [
        .changed(draft.lines[0], newPrice: Money(minorUnits: 2100)), .missing(draft.lines[1]),
      ])
  }

  @Test func `The current order ignores a different spelling of a dish's name on the menu`() async throws {
    try await base.serve([.royal, .pizza.spelled("PIZZA DE PIÑA"), .cake])
    #expect(try await look()?.differences == [])
  }

  @Test func `Reading the current order creates no draft`() async throws {
    try await base.deleteDraft(draft, of: .ana)
    try await base.choose(draft, of: .local)
    let current = try await expectUnchanged(base) { try await look() }
    #expect(current == nil)
    #expect(recorder.calls == [.draft])
  }

  @Test func `An empty draft is shown as an empty current order`() async throws {
    try await base.choose(OrderDraft(id: .first))
    #expect(try await look() == CurrentOrder(order: OrderDraft(id: .first), differences: []))
  }

  @Test(arguments: 1...2)
  func `Reading the current order from a failing store reports the error`(call: Int) async throws {
    let corrupt = GatewayError.corrupt(what: "recetas.json", why: "no object")
    await #expect(throws: corrupt) { try await look(before: [call: { _ in throw corrupt }]) }
  }

  private func look(
    before interruptions: Interruptions = [:]
  ) async throws -> CurrentOrder? {
    let store = Intercepted(base, recorder, interruptions)
    return try await GetCurrentOrderInteractor(menu: store, orders: store, user: .ana)()
  }
}
