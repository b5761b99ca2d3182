import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `A test world` {
  private let world = TestWorld()

  private var delivery: Delivery {
    get throws { Delivery(address: try Address("Calle del Pez, 3"), phone: try PhoneNumber("+34 915 55 12 34")) }
  }

  @Test func `A test world has one clock that advances only on request`() async throws {
    let menu = try Samples.menu()
    try await world.base.seed(menu)
    #expect(world.now() == Samples.date())
    let draft = try await world.restaurant.addDishToOrder(menu[0].id, quantity: .one)
    world.clock.advance(by: .milliseconds(90_500))
    let placed = try await world.restaurant.placeOrder(CurrentOrder(order: draft), delivery: delivery)
    #expect(placed.placement.date == Samples.date(90.5))
  }

  @Test func `A test world numbers ids of each type separately`() throws {
    let (first, review, second): (Order.ID, Review.ID, Order.ID) = (world.makeID(), world.makeID(), world.makeID())
    #expect([first.text, review.text, second.text] == ["order-1", "review-1", "order-2"])
    #expect(try Order.ID("order-2") == second)
  }

  @Test func `A test world records calls that its use cases make, and can make these calls fail`() async throws {
    let menu = try Samples.menu()
    try await world.base.seed(menu)
    world.intercept(by: .losingAnswers(.onCall(3, .offline(what: "example.org"))))
    await #expect(throws: AddDishToOrderError.self) {
      try await world.restaurant.addDishToOrder(menu[0].id, quantity: .one)
    }
    let draft = try await world.base.draft(of: .local)
    #expect(draft?.id.text == "order-1")
    #expect(world.recorder.calls == [.dish(menu[0].id), .draft, draft.map { .saveDraft($0, replacing: nil) }])
    world.intercept()
    _ = try await world.restaurant.addDishToOrder(menu[0].id, quantity: .one)
    #expect(try await world.base.draft(of: .local)?.units == 2)
  }
}
