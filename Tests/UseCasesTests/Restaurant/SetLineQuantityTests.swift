import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Setting the quantity of a line` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let draft = OrderDraft.of(.royal, .pizza).after { try $0.setQuantity(.of(7), of: Dish.pizza.id) }

  init() async throws { base = try await .seeded([.royal, .pizza], draft: draft) }

  @Test(arguments: [
    (QuantityChange.to(.of(1)), 1), (.to(.of(100)), 100), (.by(5), 12), (.by(-6), 1), (.by(93), 100),
  ])
  func `Setting the quantity of a dish keeps the position of its order line`(change: QuantityChange, units: Int)
    async throws
  {
    let order = try await set(change)

    #expect(order.line(Dish.pizza.id)?.quantity.value == units)
    #expect(order.total == Money(minorUnits: 1990 + 990 * Int64(units)))
    #expect(order.lines.map(\.dish) == [Dish.royal.id, Dish.pizza.id])
    #expect(recorder.calls == [.draft, .saveDraft(order, replacing: draft)])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test(arguments: [(-7, 0), (-8, -1), (94, 101), (Int.max, Int.max)])
  func `Setting the quantity of an order line to a value outside the limits is refused`(difference: Int, asked: Int)
    async throws
  {
    let line = try #require(draft.line(Dish.pizza.id))
    try await expectUnchanged(base, throws: SetLineQuantityError.refused(line, .quantity(.outOfRange(asked)))) {
      try await set(.by(difference))
    }
    #expect(recorder.calls == [.draft])
  }

  @Test(arguments: [QuantityChange.to(.of(7)), .by(0)])
  func `Setting the quantity of an order line to its current value writes nothing`(change: QuantityChange) async throws
  {
    #expect(try await set(change) == draft)
    #expect(recorder.calls == [.draft])
  }

  @Test(arguments: [QuantityChange.to(.one), .by(1)])
  func `Setting the quantity of a missing order line is refused and saves nothing`(
    change: QuantityChange
  ) async throws {
    try await expectUnchanged(base, throws: SetLineQuantityError.noSuchLine(Dish.cake.id)) {
      try await set(change, of: .cake)
    }
    #expect(recorder.calls == [.draft])
  }

  @Test func `Setting an order line's quantity when there is no draft is refused and creates no draft`() async throws {
    try await base.deleteDraft(draft, of: .ana)
    try await base.choose(draft, of: .local)
    try await expectUnchanged(base, throws: SetLineQuantityError.noSuchLine(Dish.pizza.id)) { try await set(.to(.one)) }
    #expect(recorder.calls == [.draft])
  }

  @Test func `Setting the quantity of an order line is refused if the total would overflow`() async throws {
    try await base.choose(.of(.caviar))
    let line = try #require(try await base.draft(of: .ana)?.line(Dish.caviar.id))
    let tooLarge = MoneyError.tooLarge("\(Int64.max) × 2")
    try await expectUnchanged(base, throws: SetLineQuantityError.refused(line, .money(tooLarge))) {
      try await set(.by(1), of: .caviar)
    }
  }

  @Test func `A relative change to an order line's quantity starts from the quantity set in the meantime`() async throws
  {
    let theirs = OrderDraft.of(.pizza).after { try $0.setQuantity(.of(40), of: Dish.pizza.id) }

    let order = try await set(.by(2), before: [2: { try await $0.choose(theirs) }])

    #expect(order == theirs.after { try $0.setQuantity(.of(42), of: Dish.pizza.id) })
    #expect(recorder.calls.count == 4)
    #expect(recorder.calls.suffix(2) == [.draft, .saveDraft(order, replacing: theirs)])
    #expect(try await base.draft(of: .ana) == order)
  }

  @Test(arguments: 1...2)
  func `Setting an order line's quantity in a failing store reports the error and changes nothing`(
    call: Int
  ) async throws {
    try await expectUnchanged(base, throws: SetLineQuantityError.store(.readOnly(what: "disk"))) {
      try await set(.by(1), before: [call: { _ in throw GatewayError.readOnly(what: "disk") }])
    }
  }

  @Test func `The quantity of an order line and its note can be set in one change`() async throws {
    let note = try OrderNote("sin piña")
    let order = try await set(.by(2), note: note)
    #expect(order.line(Dish.pizza.id)?.note == note)
    #expect(recorder.calls.count == 2)
    #expect(try await base.draft(of: .ana) == order)
    #expect(try await set(.by(1)).line(Dish.pizza.id)?.note == note)
    #expect(try await set(.by(1), note: .some(nil)).line(Dish.pizza.id)?.note == nil)
  }

  private func set(
    _ change: QuantityChange, note: OrderNote?? = nil, of dish: Dish = .pizza,
    before interruptions: Interruptions = [:]
  ) async throws -> OrderDraft {
    let store = Intercepted(base, recorder, interruptions)
    return try await SetLineQuantityInteractor(orders: store, user: .ana)(change, note: note, of: dish.id)
  }
}
