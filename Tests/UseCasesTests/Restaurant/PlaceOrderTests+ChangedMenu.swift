import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Placing an order from a changed menu` {
  let draft = OrderDraft.of(.pizza, .royal, .cake).after { try $0.setQuantity(.of(2), of: Dish.cake.id) }
  let place: Placing
  let changes: [OrderDifference]
  var changed: CurrentOrder { CurrentOrder(order: draft, differences: changes) }

  init() async throws {
    place = try await Placing(draft)
    try await place.base.serve([.pizza.costing(1100), .cake])
    changes = [.changed(draft.lines[0], newPrice: Money(minorUnits: 1100)), .missing(draft.lines[1])]
  }

  @Test func `Placing an order reports the differences from the menu if the menu has changed`() async throws {
    try await expectUnchanged(place.base, throws: PlaceOrderError.changed(changed)) { try await place() }
    #expect(
      place.recorder.calls == [.draft, .dishes([Dish.pizza.id, Dish.royal.id, Dish.cake.id])])
  }

  @Test func `Placing an order with accepted differences uses new prices and drops missing dishes`() async throws {
    let order = try await place(accepting: changes)

    #expect(order == OrderDraft.of(.pizza.costing(1100), .cake, .cake).placed())
    #expect(order.total == Money(minorUnits: 2200))
    #expect(place.recorder.calls.last == .place(order, replacing: draft))
    try await place.base.expect(draft: nil, placed: [order])
  }

  @Test(arguments: [
    Dish.pizza.renamed("Pizza tropical"), .pizza.renamed("Pizza tropical").costing(1100), .pizza.costing(1100),
    .pizza.described("Con piña"), .pizza.inSection("Masas"),
  ])
  func `A placed order has the names and prices that the user accepted`(today: Dish) async throws {
    try await place.base.serve([today, .royal, .cake])
    let differences = draft.differences(from: [today.id: today, Dish.royal.id: .royal, Dish.cake.id: .cake])
    let isShown = (today.name, today.price) == (Dish.pizza.name, Dish.pizza.price)
    #expect(differences.isEmpty == isShown)
    if !isShown {
      await #expect(throws: PlaceOrderError.changed(CurrentOrder(order: draft, differences: differences))) {
        try await place()
      }
    }
    #expect(try await place(accepting: differences).lines == draft.accepting(differences).lines)
  }

  @Test func `Placing an order is refused if the accepted differences are outdated`() async throws {
    for accepted in [[changes[0]], changes.reversed(), [.missing(draft.lines[0]), changes[1]]] {
      try await expectUnchanged(place.base, throws: PlaceOrderError.changed(changed)) {
        try await place(accepting: accepted)
      }
    }
  }

  @Test func `Placing an order is refused if none of its dishes is on the menu`() async throws {
    try await place.base.serve([.caviar])
    try await expectUnchanged(place.base) {
      let missing = draft.lines.map { OrderDifference.missing($0) }
      await #expect(throws: PlaceOrderError.changed(CurrentOrder(order: draft, differences: missing))) {
        try await place()
      }
      await #expect(throws: PlaceOrderError.empty(.first)) { try await place(accepting: missing) }
    }
  }

  @Test func `Placing an order is refused if the total at current prices would overflow`() async throws {
    try await place.base.serve([.pizza, .royal, .cake.costing(.max)])
    let refusal = OrderError.money(.tooLarge("\(Int64.max) × 2"))
    try await expectUnchanged(place.base, throws: PlaceOrderError.refused(.first, refusal)) {
      try await place(accepting: [.changed(draft.lines[2], newPrice: Money(minorUnits: .max))])
    }
  }

  @Test func `Placing an order is refused if the draft and the menu change before a retry`() async throws {
    try await place.base.serve([.pizza, .royal, .cake])
    let theirs = OrderDraft.of(.pizza)

    await #expect(
      throws: PlaceOrderError.changed(CurrentOrder(order: theirs, differences: [.missing(theirs.lines[0])]))
    ) {
      try await place(
        before: [
          3: {
            try await $0.choose(theirs)
            try await $0.serve([.cake])
          }
        ])
    }
    try await place.base.expect(draft: theirs, placed: [])
  }
}
