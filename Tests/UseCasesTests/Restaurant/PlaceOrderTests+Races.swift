import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Placing an order concurrently` {
  let draft = OrderDraft.of(.pizza, .cake)
  let place: Placing

  init() async throws { place = try await Placing(draft) }

  @Test func `Placing an order returns the order that another call placed first`() async throws {
    let won = draft.placed(at: 5)

    let order = try await place(
      at: 9, before: [3: { try await $0.place(won, of: .ana, replacing: draft) }])

    #expect(order == won)
    #expect(
      place.recorder.calls == [
        .draft, .dishes([Dish.pizza.id, Dish.cake.id]), .place(draft.placed(at: 9), replacing: draft),
        .draft, .placedOrder(.first),
      ])
    #expect(try await place.base.placed == [won])
  }

  @Test func `Twenty concurrent calls place an order once, and all of them return the placed order`() async throws {
    let orders = try await withThrowingTaskGroup(of: PlacedOrder.self) { group in
      for second in 1...20 { group.addTask { [place] in try await place(at: Double(second)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(orders.count == 20)
    #expect(Set(orders) == Set(try await place.base.placed))
    #expect(try await place.base.placed.count == 1)
    #expect(try await place.base.draft(of: .ana) == nil)
  }

  @Test func `Only one of several concurrent calls with different deliveries places the order`() async throws {
    let refusals = try await withThrowingTaskGroup(of: PlaceOrderError?.self) { group in
      for number in 1...20 {
        group.addTask { [place] in
          do {
            _ = try await place(to: .to("Calle del Pez, \(number)"))
            return nil
          } catch let error as PlaceOrderError {
            return error
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let placed = try #require(try await place.base.placed.first)
    #expect(try await place.base.placed.count == 1)
    #expect(refusals.compactMap(\.self) == Array(repeating: .alreadyPlaced(placed), count: 19))
  }

  @Test func `Placing an order reports the new draft if the draft changes in the meantime`() async throws {
    let theirs = OrderDraft.of(.royal, .pizza)

    await #expect(throws: PlaceOrderError.changed(CurrentOrder(order: theirs))) {
      try await place(before: [3: { try await $0.choose(theirs) }])
    }

    #expect(
      place.recorder.calls == [
        .draft, .dishes([Dish.pizza.id, Dish.cake.id]), .place(draft.placed(), replacing: draft),
        .draft, .dishes([Dish.pizza.id, Dish.royal.id]),
      ])
    try await place.base.expect(draft: theirs, placed: [])
  }

  @Test func `Placing an order is refused if the draft is canceled in the meantime`() async throws {
    await #expect(throws: PlaceOrderError.noSuchOrder(.first)) {
      try await place(before: [3: { try await $0.deleteDraft(draft, of: .ana) }])
    }
    try await place.base.expect(draft: nil, placed: [])
  }

  @Test func `Placing an order doesn't change a new draft that replaced the order's draft`() async throws {
    let theirs = OrderDraft.of(.royal, id: .second)
    await #expect(throws: PlaceOrderError.noSuchOrder(.first)) {
      try await place(before: [3: { try await $0.choose(theirs) }])
    }
    try await place.base.expect(draft: theirs, placed: [])
  }

  @Test func `Placing an order finds an order that another call places between this call's two reads`() async throws {
    let won = draft.placed(at: 5)
    // If the history were read first, the order would be found in neither place, because it is placed between the two reads.
    let order = try await place(before: [2: { try await $0.place(won, of: .ana, replacing: draft) }])
    #expect(order == won)
    #expect(try await place.base.placed == [won])
  }
}
