import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Editing a dish on the menu` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let wanted = Dish.pizza.costing(1200)

  init() async throws { base = try await .seeded([.royal, .pizza], draft: .of(.pizza)) }

  @Test func `Editing a dish stores the form's values and doesn't change orders`() async throws {
    #expect(try await edit() == wanted)
    #expect(recorder.calls == [.replaceDish(.pizza, by: wanted)])
    #expect(try await base.contents().menu.all == [.royal, wanted])
    // The user sees the new price before placing the order, as happens after an import.
    let current = try await GetCurrentOrderInteractor(menu: base, orders: base, user: .ana)()
    #expect(current?.order == .of(.pizza))
    #expect(current?.differences.count == 1)
  }

  @Test func `A renamed dish keeps its id and stays in the orders that contain the dish`() async throws {
    let renamed = Dish.pizza.renamed("Pizza tropical")
    #expect(try await edit(as: DishDraft(renamed)) == renamed)
    #expect(try await base.contents().menu.all == [.royal, renamed])
    let current = try await GetCurrentOrderInteractor(menu: base, orders: base, user: .ana)()
    let order = OrderDraft.of(.pizza)
    let difference = OrderDifference.changed(order.lines[0], newName: "Pizza tropical")
    #expect(current == CurrentOrder(order: order, differences: [difference]))
    let placed = try await PlaceOrderInteractor(menu: base, orders: base, user: .ana, now: { .noon(plus: 0) })(
      try #require(current), delivery: .home)
    #expect(placed.lines.map(\.name) == ["Pizza tropical"])
  }

  @Test func `Saving a dish that wasn't edited writes nothing`() async throws {
    #expect(try await edit(as: DishDraft(.pizza)) == .pizza)
    #expect(try await edit(as: DishDraft(name: " Pizza de piña", kind: "Pizzas", price: "9,9 €")) == .pizza)
    #expect(recorder.calls == [])
  }

  @Test func `Editing a dish with invalid values is refused without calling the store`() async throws {
    await #expect(throws: SaveError<DishDraft>.invalid(FormError([.name: .text(.empty)]))) {
      try await edit(as: DishDraft(name: " ", kind: "Pizzas", price: "1"))
    }
    #expect(recorder.calls == [])
  }

  @Test func `The error for renaming a dish to another dish's name contains the other dish`() async throws {
    let draft = DishDraft(name: "HAMBURGUESA ROYAL", kind: "Pizzas", price: "1")
    try await expectUnchanged(base, throws: SaveError<DishDraft>.alreadyThere(.royal)) { try await edit(as: draft) }
  }

  @Test func `Renaming a dish succeeds if the dish with the new name is deleted in the meantime`() async throws {
    let draft = DishDraft(Dish.pizza.spelled("Hamburguesa Royal"))
    let edited = try await edit(as: draft, before: [3: { try await $0.deleteDish(.royal) }])
    #expect(edited.name == "Hamburguesa Royal")
    #expect(try await base.contents().menu.all == [edited])
  }

  @Test func `The error for editing a dish that was changed elsewhere contains the current dish`() async throws {
    let theirs = Dish.pizza.costing(1)
    try await base.replaceDish(.pizza, by: theirs)
    try await expectUnchanged(base, throws: SaveError<DishDraft>.changed(theirs)) { try await edit() }
    #expect(recorder.calls == [.replaceDish(.pizza, by: wanted), .dish(wanted.id)])
  }

  @Test func `Editing a dish succeeds if a change made elsewhere is undone in the meantime`() async throws {
    try await base.replaceDish(.pizza, by: .pizza.costing(1))
    let edited = try await edit(before: [2: { try await $0.replaceDish(.pizza.costing(1), by: .pizza) }])
    #expect(edited == wanted)
  }

  @Test func `Editing a dish that was deleted reports the dish as missing`() async throws {
    try await base.deleteDish(.pizza)
    try await expectUnchanged(base, throws: SaveError<DishDraft>.notThere(.pizza)) { try await edit() }
    try await base.addDish(.pizza.costing(1))
    await #expect(throws: SaveError<DishDraft>.notThere(.pizza)) {
      try await edit(before: [2 + recorder.calls.count: { try await $0.deleteDish(.pizza.costing(1)) }])
    }
  }

  @Test(arguments: 1...3)
  func `Editing a dish in a failing store reports the error and changes nothing`(call: Int) async throws {
    let draft = DishDraft(name: "Hamburguesa Royal", kind: "Pizzas", price: "1")
    try await expectUnchanged(base, throws: SaveError<DishDraft>.store(diskFull)) {
      try await edit(as: draft, before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func edit(as draft: DishDraft? = nil, before interruptions: Interruptions = [:]) async throws -> Dish {
    let edit = EditDishInteractor(menu: Intercepted(base, recorder, interruptions))
    return try await edit(.pizza, as: draft ?? DishDraft(wanted))
  }
}
