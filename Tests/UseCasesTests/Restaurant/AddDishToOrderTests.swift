import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Adding a dish to the order` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .seeded([.pizza, .royal, .caviar]) }

  @Test func `Adding a dish to the order creates a draft with a new id if there is no draft`() async throws {
    let order = try await add(.pizza, 2)

    let expected = OrderDraft.of(.pizza).after { try $0.setQuantity(.of(2), of: Dish.pizza.id) }
    #expect(order == expected)
    #expect(order.total == Money(minorUnits: 1980))
    #expect(recorder.calls == [.dish(Dish.pizza.id), .draft, .saveDraft(expected, replacing: nil)])
    #expect(try await base.draft(of: .ana) == expected)
  }

  @Test func `Adding a dish to the order appends a line to the draft and keeps the draft's id`() async throws {
    let draft = OrderDraft.of(.royal, id: .second)
    try await base.choose(draft)

    let order = try await add(.pizza)

    #expect(order == .of(.royal, .pizza, id: .second))
    #expect(recorder.calls == [.dish(Dish.pizza.id), .draft, .saveDraft(order, replacing: draft)])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `Adding a dish to the order again increases its line's quantity and keeps the line's price`() async throws
  {
    try await base.choose(.of(.pizza, .royal))
    try await base.serve([.pizza.costing(1500)])

    let order = try await add(.pizza, 3)

    #expect(order.lines.map(\.dish) == [Dish.pizza.id, Dish.royal.id])
    #expect(order.line(Dish.pizza.id)?.quantity == .of(4))
    #expect(order.line(Dish.pizza.id)?.unitPrice == Money(minorUnits: 990))
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `Adding a dish to the order is refused and saves nothing if the dish isn't on the menu`() async throws {
    try await expectUnchanged(base, throws: AddDishToOrderError.notInMenu(Dish.cake.id)) { try await add(.cake) }
    #expect(recorder.calls == [.dish(Dish.cake.id)])
  }

  @Test func `Adding a dish to the order beyond a quantity of 100 is refused`() async throws {
    try await base.choose(OrderDraft.of(.pizza).after { try $0.setQuantity(.of(60), of: Dish.pizza.id) })

    try await expectUnchanged(base, throws: AddDishToOrderError.refused(.pizza, .quantity(.outOfRange(101)))) {
      try await add(.pizza, 41)
    }
    #expect(recorder.calls == [.dish(Dish.pizza.id), .draft])
    #expect(try await add(.pizza, 40).units == 100)
  }

  @Test func `Adding a dish to the order is refused if the total would overflow`() async throws {
    try await base.choose(.of(.caviar))

    let tooLarge = MoneyError.tooLarge("\(Int64.max) + 990")
    try await expectUnchanged(base, throws: AddDishToOrderError.refused(.pizza, .money(tooLarge))) {
      try await add(.pizza)
    }
  }

  @Test func `Adding a dish to the order keeps a line that was added in the meantime`() async throws {
    let order = try await add(.pizza, before: [3: { try await $0.choose(.of(.royal, id: .second)) }])

    let theirs = OrderDraft.of(.royal, id: .second)
    #expect(order == .of(.royal, .pizza, id: .second))
    #expect(
      recorder.calls == [
        .dish(Dish.pizza.id), .draft, .saveDraft(.of(.pizza), replacing: nil),
        .draft, .saveDraft(order, replacing: theirs),
      ])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `Adding a dish to the order starts a new draft if the draft is placed in the meantime`() async throws {
    let draft = OrderDraft.of(.royal, id: .second)
    try await base.choose(draft)

    let order = try await add(
      .pizza, before: [3: { try await $0.place(draft.placed(), of: .ana, replacing: draft) }])

    #expect(order == .of(.pizza, id: .first))
    try await base.expect(draft: order, placed: [draft.placed()])
  }

  @Test func `All twenty concurrent additions to an order are kept`() async throws {
    let adding = interactor(Intercepted(base, recorder, [:]))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...20 { group.addTask { _ = try await adding(Dish.pizza.id, quantity: .of(2)) } }
      try await group.waitForAll()
    }
    #expect(try await base.draft(of: .ana)?.units == 40)
  }

  @Test(arguments: 1...3)
  func `Adding a dish to the order in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.choose(.of(.royal))
    let full = GatewayError.full(what: "disk")
    try await expectUnchanged(base, throws: AddDishToOrderError.store(full)) {
      try await add(.pizza, before: [call: { _ in throw full }])
    }
    #expect(recorder.calls.count == call)
  }

  @Test func `Adding a dish to a new order reports a conflict if the new id is taken`() async throws {
    try await base.keep(OrderDraft.of(.royal, id: .first).placed())
    try await expectUnchanged(base, throws: AddDishToOrderError.store(.conflict)) { try await add(.pizza) }
    #expect(recorder.calls.count == 5)
  }

  @Test func `Adding a dish to the order doesn't change another user's draft`() async throws {
    try await base.choose(.of(.royal, id: .second), of: .local)

    #expect(try await add(.pizza) == .of(.pizza))
    #expect(try await base.draft(of: .local) == .of(.royal, id: .second))
  }

  private func add(
    _ dish: Dish, _ quantity: Int = 1, before interruptions: Interruptions = [:]
  ) async throws -> OrderDraft {
    let adding = interactor(Intercepted(base, recorder, interruptions))
    return try await adding(dish.id, quantity: .of(quantity))
  }

  private func interactor(_ store: some Store) -> AddDishToOrderInteractor {
    AddDishToOrderInteractor(menu: store, orders: store, user: .ana, makeID: { .first })
  }
}
