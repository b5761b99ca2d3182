import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a placed order` {
  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let placed: PlacedOrder

  init() async throws {
    restaurant = try await Restaurant()
    placed = try await restaurant.place([(restaurant.menu.margarita, 2), (restaurant.menu.cream, 1)])
  }

  private func presenter(_ id: Order.ID, of user: User.ID = .local) -> PlacedOrderPresenter {
    PlacedOrderPresenter(id, restaurant.useCases(of: user), screen: ui, texts: restaurant.texts)
  }

  @Test func `The placed order screen shows the order unchanged even if its dishes leave the menu`() async throws {
    try await restaurant.replaceMenu([])
    await presenter(placed.id).handle(.appeared)
    ui.expect(.shows(.loading), .shows(.content(OrderModel(placed, in: restaurant.texts))))
  }

  @Test func `If a placed order does not exist, the error on its screen names the order`() async throws {
    await presenter(try Order.ID("order-77")).handle(.appeared)
    let problem = Problem(.notFound, "Ningún pedido tiene el número «order-77».", "Mira tus pedidos anteriores.")
    ui.expect(.shows(.loading), .shows(.failed(problem)))
  }

  @Test func `The placed order screen does not show another user's order`() async throws {
    await presenter(placed.id, of: try User.ID("ana")).handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(restaurant.texts.noSuchOrder(placed.id))))
  }

  @Test func `The placed order screen explains why the order cannot be read`() async {
    restaurant.fail(.always(.offline(what: "example.org")))
    await presenter(placed.id).handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
  }

  @Test func `The placed order screen discards the result of a superseded read of the order`() async {
    let held = Held<Void, GatewayError?>()
    restaurant.intercept { (_, _) throws(GatewayError) in if let error = await held.ask(()) { throw error } }
    let presenter = presenter(placed.id)
    let first = await held.begin { await presenter.handle(.appeared) }
    let second = await held.begin { await presenter.handle(.appeared) }
    await held.answer(second, nil)
    await held.answer(first, .offline(what: "example.org"))
    ui.expect(.shows(.loading), .shows(.loading), .shows(.content(OrderModel(placed, in: restaurant.texts))))
  }
}
