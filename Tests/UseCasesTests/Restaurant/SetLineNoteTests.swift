import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Setting the note of a line` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let draft = OrderDraft.of(.royal, .pizza)
  let note = sample { try OrderNote("sin piña") }

  init() async throws { base = try await .seeded([.royal, .pizza], draft: draft) }

  @Test func `The note for a dish in an order can be set and removed`() async throws {
    let order = try await set(note)
    #expect(order == draft.after { try $0.setNote(note, of: Dish.pizza.id) })
    #expect(recorder.calls == [.draft, .saveDraft(order, replacing: draft)])
    #expect(try await base.draft(of: .ana) == order)
    #expect(try await set(nil) == draft)
  }

  @Test func `Setting the note of an order line to its current value writes nothing`() async throws {
    #expect(try await set(nil) == draft)
    #expect(recorder.calls == [.draft])
  }

  @Test func `Setting the note of a missing order line is refused`() async throws {
    try await expectUnchanged(base, throws: LineError.noSuchLine(Dish.cake.id)) {
      try await set(note, of: .cake)
    }
    try await base.deleteDraft(draft, of: .ana)
    try await expectUnchanged(base, throws: LineError.noSuchLine(Dish.pizza.id)) { try await set(note) }
  }

  @Test(arguments: 1...2)
  func `Setting an order line's note in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await expectUnchanged(base, throws: LineError.store(diskFull)) {
      try await set(note, before: [call: { _ in throw diskFull }])
    }
  }

  @Test func `An order line's note is placed with the order and repeated when the user orders again`() async throws {
    let noted = try await set(note)
    let placed = noted.placed()
    try await base.place(placed, of: .ana, replacing: noted)
    let again = OrderAgainInteractor(menu: base, orders: base, user: .ana) { .second }
    #expect(try await again(placed.id, accepting: []).order.line(Dish.pizza.id)?.note == note)
  }

  private func set(
    _ note: OrderNote?, of dish: Dish = .pizza, before interruptions: Interruptions = [:]
  ) async throws -> OrderDraft {
    let set = SetLineNoteInteractor(orders: Intercepted(base, recorder, interruptions), user: .ana)
    return try await set(note, of: dish.id)
  }
}

@Suite struct `Adding several dishes to the order` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { base = try await .seeded([.royal, .pizza, .cake], draft: .of(.cake)) }

  private func add(_ dishes: Dish..., note: OrderNote? = nil) async throws -> OrderDraft {
    let store = Intercepted(base, recorder, [:])
    let add = AddDishToOrderInteractor(menu: store, orders: store, user: .ana) { .second }
    return try await add(dishes.map(\.id), quantity: .of(2), note: note)
  }

  @Test func `Several dishes can be added to the order in one change with the same note`() async throws {
    let note = try OrderNote("para llevar")
    let order = try await add(.pizza, .cake, note: note)
    #expect(order.lines.map(\.dish) == [Dish.cake.id, Dish.pizza.id])
    #expect(order.lines.map(\.quantity.value) == [3, 2] && order.lines.map(\.note) == [note, note])
    #expect(recorder.calls.count == 4)
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test func `If one of several dishes can't be added to the order, none of them is added`() async throws {
    let missing = Dish.dish("Nada")
    try await expectUnchanged(base, throws: AddDishToOrderError.notInMenu(missing.id)) {
      try await add(.pizza, missing)
    }
    try await base.choose(OrderDraft.of(.cake).after { try $0.setQuantity(.of(99), of: Dish.cake.id) })
    try await expectUnchanged(base, throws: AddDishToOrderError.refused(.cake, .quantity(.outOfRange(101)))) {
      try await add(.pizza, .cake)
    }
  }
}
