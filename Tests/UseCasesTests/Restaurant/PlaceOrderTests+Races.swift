import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Placing an order in a race` {
  let draft = OrderDraft.of(.pizza, .cake)
  let place: Placing

  init() async throws { place = try await Placing(draft) }

  @Test func `with another placing answers the order that won`() async throws {
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

  @Test func `twenty times at once makes one order, and all get it`() async throws {
    let orders = try await withThrowingTaskGroup(of: PlacedOrder.self) { group in
      for second in 1...20 { group.addTask { [place] in try await place(at: Double(second)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(orders.count == 20)
    #expect(Set(orders) == Set(try await place.base.placed))
    #expect(try await place.base.placed.count == 1)
    #expect(try await place.base.draft(of: .ana) == nil)
  }

  @Test func `Of placings at once with different deliveries one succeeds, and the others get its order`() async throws {
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

  @Test func `with a change of the draft is refused with what it was changed to`() async throws {
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

  @Test func `with a cancelling finds no such order`() async throws {
    await #expect(throws: PlaceOrderError.noSuchOrder(.first)) {
      try await place(before: [3: { try await $0.deleteDraft(draft, of: .ana) }])
    }
    try await place.base.expect(draft: nil, placed: [])
  }

  @Test func `with a new draft in the old one's place leaves that alone`() async throws {
    let theirs = OrderDraft.of(.royal, id: .second)
    await #expect(throws: PlaceOrderError.noSuchOrder(.first)) {
      try await place(before: [3: { try await $0.choose(theirs) }])
    }
    try await place.base.expect(draft: theirs, placed: [])
  }

  @Test func `that moves it between the two looks is found all the same`() async throws {
    let won = draft.placed(at: 5)
    // Were the history read first, it would be in neither place: not yet in the one, gone from the other.
    let order = try await place(before: [2: { try await $0.place(won, of: .ana, replacing: draft) }])
    #expect(order == won)
    #expect(try await place.base.placed == [won])
  }
}
