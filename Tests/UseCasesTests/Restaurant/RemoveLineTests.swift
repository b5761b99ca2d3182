import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Removing a line` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let draft = OrderDraft.of(.royal, .pizza, .cake)

  init() async throws { base = try await .seeded([.royal, .pizza, .cake], draft: draft) }

  @Test func `Removing an order line keeps the order of the other lines and doesn't read the menu`() async throws {
    let order = try await remove(.pizza)

    #expect(order == .of(.royal, .cake))
    #expect(order.total == Money(minorUnits: 2540))
    #expect(recorder.calls == [.draft, .saveDraft(order, replacing: draft)])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `Removing the last order line leaves an empty draft`() async throws {
    try await base.choose(.of(.pizza))

    #expect(try await remove(.pizza) == OrderDraft(id: .first))
    #expect(try await base.draft(of: .ana) == OrderDraft(id: .first))
  }

  @Test func `An order line for a dish that is no longer on the menu can be removed`() async throws {
    try await base.serve([.royal])
    #expect(try await remove(.pizza) == .of(.royal, .cake))
  }

  @Test func `Removing an order line that doesn't exist is refused and saves nothing`() async throws {
    try await base.choose(.of(.pizza))
    try await expectUnchanged(base, throws: LineError.noSuchLine(Dish.cake.id)) { try await remove(.cake) }
    #expect(recorder.calls == [.draft])
  }

  @Test func `Removing an order line when there is no draft is refused and creates no draft`() async throws {
    try await base.deleteDraft(draft, of: .ana)
    try await base.choose(draft, of: .local)
    try await expectUnchanged(base, throws: LineError.noSuchLine(Dish.pizza.id)) { try await remove(.pizza) }
    #expect(recorder.calls == [.draft])
  }

  @Test func `Removing an order line keeps changes that are made in the meantime`() async throws {
    let theirs = OrderDraft.of(.cake, .pizza, id: .second)

    let order = try await remove(.pizza, before: [2: { try await $0.choose(theirs) }])

    #expect(order == .of(.cake, id: .second))
    #expect(
      recorder.calls == [
        .draft, .saveDraft(.of(.royal, .cake), replacing: draft),
        .draft, .saveDraft(order, replacing: theirs),
      ])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `Removing an order line that is removed in the meantime is refused`() async throws {
    await #expect(throws: LineError.noSuchLine(Dish.pizza.id)) {
      try await remove(.pizza, before: [2: { try await $0.choose(.of(.royal)) }])
    }
    #expect(try await base.draft(of: .ana) == .of(.royal))
  }

  @Test(arguments: 1...2)
  func `Removing an order line in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await expectUnchanged(base, throws: LineError.store(.full(what: "disk"))) {
      try await remove(.pizza, before: [call: { _ in throw GatewayError.full(what: "disk") }])
    }
  }

  private func remove(
    _ dish: Dish, before interruptions: Interruptions = [:]
  ) async throws -> OrderDraft {
    let store = Intercepted(base, recorder, interruptions)
    return try await RemoveLineInteractor(orders: store, user: .ana)(dish.id)
  }
}
