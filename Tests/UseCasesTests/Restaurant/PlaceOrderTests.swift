import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Placing an order` {
  let draft = OrderDraft.of(.pizza, .cake).after { try $0.setQuantity(.of(3), of: Dish.cake.id) }
  let place: Placing

  init() async throws { place = try await Placing(draft) }

  @Test func `Placing an order freezes names, prices, total and date, and deletes the draft`() async throws {
    let order = try await place(at: 30, to: .to("Plaza Mayor, 1"))

    #expect(order.id == .first)
    #expect(order.lines.map(\.name) == ["Pizza de piña", "Tarta de queso"])
    #expect(order.lines.map(\.unitPrice.minorUnits) == [990, 550])
    #expect(order.total == Money(minorUnits: 2640))
    #expect(order.placement == Placement(date: .noon(plus: 30), delivery: .to("Plaza Mayor, 1")))
    #expect(
      place.recorder.calls == [
        .draft, .dishes([Dish.pizza.id, Dish.cake.id]), .place(order, replacing: draft),
      ])
    try await place.base.expect(draft: nil, placed: [order])
  }

  @Test func `A placed order uses the spelling of dish names on today's menu`() async throws {
    try await place.base.serve([.pizza.spelled("PIZZA DE PIÑA"), .cake])
    #expect(try await place().lines.map(\.name) == ["PIZZA DE PIÑA", "Tarta de queso"])
  }

  @Test func `Changes to the menu don't change a placed order`() async throws {
    let order = try await place()
    try await place.base.serve([.cake.costing(9900)])
    #expect(try await place.base.placedOrder(.first, of: .ana) == order)
  }

  @Test func `Placing an order twice returns the same order without placing it again`() async throws {
    let order = try await place(at: 0)
    let again = try await expectUnchanged(place.base) { try await place(at: 60) }

    #expect(again == order)
    #expect(place.recorder.calls.suffix(2) == [.draft, .placedOrder(.first)])
    #expect(place.recorder.calls.count == 5)
  }

  @Test func `The error for placing an order again with a different delivery contains the placed order`() async throws {
    let order = try await place()
    for delivery in [Delivery.to("Plaza Mayor, 1"), .to("Calle del Pez, 3", phone: "600 11 22 33")] {
      try await expectUnchanged(place.base, throws: PlaceOrderError.alreadyPlaced(order)) {
        try await place(to: delivery)
      }
    }
  }

  @Test func `Placing an order twice doesn't change the next draft`() async throws {
    let order = try await place()
    try await place.base.choose(.of(.royal, id: .second))
    let again = try await expectUnchanged(place.base) { try await place() }
    #expect(again == order)
  }

  @Test func `Placing an order without lines is refused and keeps the draft`() async throws {
    try await place.base.choose(OrderDraft(id: .first))
    try await expectUnchanged(place.base, throws: PlaceOrderError.empty(.first)) { try await place() }
    #expect(place.recorder.calls == [.draft])
  }

  @Test func `Placing an order is refused if the draft differs from the draft that the user agreed to`() async throws {
    let more = OrderDraft.of(.pizza, .cake, .royal)
    try await place.base.choose(more)
    try await expectUnchanged(place.base, throws: PlaceOrderError.changed(CurrentOrder(order: more))) {
      try await place()
    }
  }

  @Test func `Placing an order with an unknown id is refused and keeps the draft`() async throws {
    try await expectUnchanged(place.base, throws: PlaceOrderError.noSuchOrder(.second)) { try await place(.second) }
    #expect(place.recorder.calls == [.draft, .placedOrder(.second)])
  }

  @Test func `Placing another user's draft or placed order is refused`() async throws {
    try await place.base.keep(OrderDraft.of(.royal, id: .second).placed(), of: .local)
    try await place.base.choose(.of(.royal, id: .third), of: .local)
    try await expectUnchanged(place.base) {
      for id in [Order.ID.second, .third] {
        await #expect(throws: PlaceOrderError.noSuchOrder(id)) { try await place(id) }
      }
    }
  }

  @Test func `Placing an order doesn't change another user's draft or history`() async throws {
    try await place.base.keep(OrderDraft.of(.royal, id: .second).placed(), of: .local)
    try await place.base.choose(.of(.royal, id: .third), of: .local)
    let before = try await place.base.contents().orders[.local]

    _ = try await place()

    #expect(try await place.base.contents().orders[.local] == before)
  }
}
