import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Adding a dish to the menu` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .seeded([.pizza]) }

  @Test func `Adding a dish to the menu stores the dish that the form describes`() async throws {
    let added = try await add(DishDraft(name: "\tTarta de queso ", kind: "Postres", price: "5,50"))
    #expect(added == .cake)
    #expect(recorder.calls == [.addDish(.cake)])
    #expect(try await base.contents().menu.all == [.pizza, .cake])
  }

  @Test func `Adding a dish from an invalid form reports every problem without calling the store`() async throws {
    await #expect(
      throws: SaveError<DishDraft>.invalid(FormError([.kind: .text(.empty), .price: .price(.notANumber("x"))]))
    ) {
      try await add(DishDraft(name: "A", price: "x"))
    }
    #expect(recorder.calls == [])
  }

  @Test(arguments: ["Pizza de piña", "PIZZA DE PINA"])
  func `The error for adding a duplicate dish contains the existing dish`(name: String) async throws {
    try await expectUnchanged(base, throws: SaveError<DishDraft>.alreadyThere(.pizza)) {
      try await add(DishDraft(name: name, kind: "Pizzas", price: "1"))
    }
  }

  @Test func `Adding a dish to the menu succeeds if the duplicate that blocked it is deleted meanwhile`() async throws {
    let added = try await add(DishDraft(.pizza), before: [2: { try await $0.deleteDish(.pizza) }])
    #expect(added == .pizza)
    #expect(recorder.calls == [.addDish(.pizza), .dishNamed(Dish.pizza.name), .addDish(.pizza)])
  }

  @Test func `A new dish with the former name of a renamed dish gets its own id`() async throws {
    let renamed = Dish.pizza.renamed("Pizza tropical")
    try await base.replaceDish(.pizza, by: renamed)
    let added = try await add(DishDraft(.pizza))
    #expect(added.name == Dish.pizza.name && added.id.text == Dish.pizza.id.text + ".2")
    #expect(Set(try await base.contents().menu.all) == [renamed, added])
    try await expectUnchanged(base, throws: SaveError<DishDraft>.alreadyThere(renamed)) {
      try await add(DishDraft(name: "PIZZA TROPICAL", kind: "Pizzas", price: "1"))
    }
    try await expectUnchanged(base, throws: SaveError<DishDraft>.alreadyThere(added)) {
      try await add(DishDraft(.pizza))
    }
  }

  @Test(arguments: 1...2)
  func `Adding a dish to the menu in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await expectUnchanged(base, throws: SaveError<DishDraft>.store(diskFull)) {
      try await add(DishDraft(.pizza), before: [call: { _ in throw diskFull }])
    }
    #expect(recorder.calls.count == call)
  }

  private func add(_ draft: DishDraft, before interruptions: Interruptions = [:]) async throws -> Dish {
    let add = AddDishInteractor(menu: Intercepted(base, recorder, interruptions))
    return try await add(draft)
  }
}
