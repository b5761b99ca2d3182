import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Ordering again` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let old = OrderDraft.of(.cake, .royal, .pizza).after { try $0.setQuantity(.of(3), of: Dish.pizza.id) }.placed()
  let dishes: Set<Dish.ID> = [Dish.cake.id, Dish.royal.id, Dish.pizza.id]

  init() async throws { base = try await .seeded([.pizza, .royal, .cake], placed: [old]) }

  @Test func `Ordering again creates a draft with the same lines and a new id`() async throws {
    let repeated = try await again()

    #expect(repeated.order.id == .second)
    #expect(repeated.order.lines == old.lines)
    #expect(repeated.differences == [])
    #expect(
      recorder.calls == [
        .placedOrder(.first), .dishes(dishes), .draft, .saveDraft(repeated.order, replacing: nil),
      ])
    try await base.expect(draft: repeated.order, placed: [old])
  }

  @Test func `Ordering again uses today's names and prices and omits missing dishes`() async throws {
    try await base.serve([.pizza.costing(1100), .cake.spelled("TARTA DE QUESO")])

    let repeated = try await again(
      accepting: [.missing(old.lines[1]), .changed(old.lines[2], newPrice: Money(minorUnits: 1100))])

    #expect(repeated.order.lines.map(\.name) == ["TARTA DE QUESO", "Pizza de piña"])
    #expect(repeated.order.lines.map(\.quantity) == [.one, .of(3)])
    #expect(repeated.order.total == Money(minorUnits: 550 + 3 * 1100))
    #expect(
      repeated.differences == [
        .missing(old.lines[1]), .changed(old.lines[2], newPrice: Money(minorUnits: 1100)),
      ])
    try await base.expect(draft: repeated.order, placed: [old])
  }

  @Test func `Ordering again is refused unless exactly the current differences were accepted`() async throws {
    try await base.serve([.pizza.costing(1100), .cake])
    let differences = [
      OrderDifference.missing(old.lines[1]), .changed(old.lines[2], newPrice: Money(minorUnits: 1100)),
    ]
    let order = OrderDraft.of(.cake, .pizza.costing(1100), id: .second).after {
      try $0.setQuantity(.of(3), of: Dish.pizza.id)
    }
    let changed = OrderAgainError.changed(RepeatedOrder(order: order, differences: differences))
    for accepted in [[], [differences[0]], differences.reversed()] {
      try await expectUnchanged(base, throws: changed) { try await again(accepting: accepted) }
    }
  }

  @Test func `Ordering again is refused if the draft has lines`() async throws {
    let draft = OrderDraft.of(.royal, id: .third)
    try await base.choose(draft)
    try await expectUnchanged(base, throws: OrderAgainError.draftInProgress(draft)) { try await again() }
    #expect(recorder.calls == [.placedOrder(.first), .dishes(dishes), .draft])
  }

  @Test func `Ordering again is refused if another draft is saved in the meantime`() async throws {
    let theirs = OrderDraft.of(.royal, id: .third)
    await #expect(throws: OrderAgainError.draftInProgress(theirs)) {
      try await again(before: [4: { try await $0.choose(theirs) }])
    }
    #expect(try await base.draft(of: .ana) == theirs)
  }

  @Test func `Ordering again fills an empty draft and keeps its id`() async throws {
    try await base.choose(OrderDraft(id: .third))

    let repeated = try await again()

    #expect(repeated.order.id == .third)
    #expect(repeated.order.lines == old.lines)
    #expect(recorder.calls.last == .saveDraft(repeated.order, replacing: OrderDraft(id: .third)))
    #expect(try await base.draft(of: .ana) == repeated.order)
  }

  @Test(arguments: [nil, OrderDraft(id: .third)])
  func `Ordering again is refused if none of the dishes is on the menu`(draft: OrderDraft?) async throws {
    try await base.serve([.caviar])
    if let draft { try await base.choose(draft) }
    try await expectUnchanged(base, throws: OrderAgainError.noneOnMenu(old.lines.map { .missing($0) })) {
      try await again()
    }
  }

  @Test func `Ordering again is refused if the total would overflow`() async throws {
    try await base.serve([.pizza, .royal, .cake.costing(.max)])
    let refusal = OrderError.money(.tooLarge("\(Int64.max) + 1990"))
    try await expectUnchanged(base, throws: OrderAgainError.refused(.first, refusal)) { try await again() }
  }

  @Test func `Repeating an unknown order is refused without further calls to the store`() async throws {
    try await expectUnchanged(base, throws: OrderAgainError.noSuchOrder(.third)) { try await again(.third) }
    #expect(recorder.calls == [.placedOrder(.third)])
  }

  @Test func `Repeating a draft or another user's order is refused`() async throws {
    try await base.keep(OrderDraft.of(.royal, id: .third).placed(), of: .local)
    try await base.choose(.of(.pizza, id: .second))
    for id in [Order.ID.second, .third] {
      await #expect(throws: OrderAgainError.noSuchOrder(id)) { try await again(id) }
    }
  }

  @Test(arguments: 1...4)
  func `Ordering again in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await expectUnchanged(base, throws: OrderAgainError.store(.full(what: "disk"))) {
      try await again(before: [call: { _ in throw GatewayError.full(what: "disk") }])
    }
  }

  private func again(
    _ id: Order.ID = .first, accepting differences: [OrderDifference] = [], before interruptions: Interruptions = [:]
  ) async throws -> RepeatedOrder {
    let store = Intercepted(base, recorder, interruptions)
    let again = OrderAgainInteractor(menu: store, orders: store, user: .ana, makeID: { .second })
    return try await again(id, accepting: differences)
  }
}
