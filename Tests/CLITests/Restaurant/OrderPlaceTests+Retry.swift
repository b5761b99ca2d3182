import Entities
import Interfaces
import Testing
import UseCases

@testable import recetas_cli

@MainActor @Suite struct `Placing an order a second time` {
  @Test(arguments: Stores.lasting)
  func `as a retry answers the same order, and places nothing`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, choosing: ["dish-flan": 1])
    let settings = Settings(environment: cli.environment)
    let texts = settings.texts(language: .english)
    let kit = try Kit(GlobalOptions(store: cli.location), settings, texts)
    let draft = try #require(try await kit.store.draft(of: kit.user))
    await cli.place()
    let (placed, before) = (try await kit.store.placedOrder(draft.id, of: kit.user), await cli.dump())

    // The answer to the first request was lost, and the client asks again.
    let delivery = try Delivery(typed: "Calle del Pez, 3", phone: "915 55 12 34", in: texts)
    let again = try await kit.restaurant.placeOrder(CurrentOrder(order: draft), delivery: delivery)
    #expect(again == placed)
    #expect(again.placement.date == cli.now)
    let other = try Delivery(typed: "Otra calle, 5", phone: "915 55 12 34", in: texts)
    await #expect(throws: PlaceOrderError.alreadyPlaced(placed)) {
      try await kit.restaurant.placeOrder(CurrentOrder(order: draft), delivery: other)
    }
    #expect(await cli.dump() == before)
  }

  @Test(arguments: Stores.lasting)
  func `by hand finds nothing to place`(store: Stores) async throws {
    let cli = try await CLI.withMenu(store, ordering: ["dish-flan": 1])
    await cli.unchanged { await cli.place() }.expect(.data)
  }
}
