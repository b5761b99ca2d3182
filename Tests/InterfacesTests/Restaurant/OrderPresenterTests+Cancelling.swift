import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Cancelling from the screen` {
  let restaurant: Restaurant
  let ui = Recording<OrderModel, Never>()
  let presenter: OrderPresenter
  let order: Order

  init() async throws {
    restaurant = try await Restaurant()
    order = try await restaurant.draft([(restaurant.menu.margarita, 2)])
    presenter = OrderPresenter(restaurant.orderActions(), screen: ui, texts: restaurant.texts)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  @Test func `says so, and leaves no draft`() async throws {
    await presenter.handle(.cancelled)
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `says that nothing is chosen when there is nothing to cancel`() async {
    await presenter.handle(.cancelled, unseenOn: ui)
    await presenter.handle(.cancelled)
    ui.expect(.shows(.empty(message: "Aún no has elegido nada.")))
  }

  @Test func `is too late for an order that was placed meanwhile`() async throws {
    var placed = order
    try placed.place(Placement(date: Restaurant.now, delivery: try Restaurant.delivery()))
    try await restaurant.base.place(placed, of: restaurant.user, replacing: order)
    await presenter.handle(.cancelled)
    ui.expect(
      .shows(
        .failed(Problem(.conflict, "El pedido order-1 ya se ha enviado.", "Lo tienes en tus pedidos anteriores."))))
  }

  @Test func `is no failure when somebody cancelled it before`() async throws {
    try await restaurant.base.deleteDraft(order.id, of: restaurant.user)
    await presenter.handle(.cancelled)
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }

  @Test func `says why it failed, and can be tried again`() async throws {
    restaurant.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.cancelled)
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.busy(what: "recetas.json")))))
    #expect(try await restaurant.draft() == order)
    await presenter.handle(.cancelled)
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }
}
