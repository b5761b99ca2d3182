import Entities
import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `Listing the kinds of dishes` {
  let world = TestWorld()

  @Test func `Each dish kind is listed once, in the order of the menu`() async throws {
    try await world.base.seed([.cake, .pizza, .royal, .dish("Margarita", cents: 790, "")])
    #expect(try await world.restaurant.getDishKinds().map(\.name) == ["Carnes", "Pizzas", "Postres"])
  }

  @Test func `Different spellings of a dish kind count as one kind`() async throws {
    let dishes = ["Café", "cafe", "CAFÉ", "Cafés", "Cafe"].enumerated().map { Dish.dish("Plato \($0)", kind: $1) }
    try await world.base.seed(dishes)
    let kinds = try await world.restaurant.getDishKinds()
    #expect(kinds.count == 2)
    var found = 0
    for kind in kinds {
      found += try await world.restaurant.getMenu(matching: SearchText(), of: kind, page: .first).menu.dishes.count
    }
    #expect(found == dishes.count)
  }

  @Test(.group(.heavy)) func `Listing the dish kinds calls the store once, even for a long menu`() async throws {
    try await world.base.seed((0..<2500).map { Dish.dish("Plato \($0)", kind: "Sección \($0 / 999)") })
    #expect(try await world.restaurant.getDishKinds().map(\.name) == ["Sección 0", "Sección 1", "Sección 2"])
    #expect(world.recorder.calls == [.dishKinds])
  }

  @Test func `An empty menu has no dish kinds`() async throws {
    #expect(try await world.restaurant.getDishKinds().isEmpty)
  }

  @Test func `Listing the dish kinds in a failing store reports the error`() async throws {
    world.intercept(by: .failing(.onCall(1, .offline(what: "example.org"))))
    await #expect(throws: GatewayError.offline(what: "example.org")) { try await world.restaurant.getDishKinds() }
  }
}
