import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Cancelling from the screen` {
  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let presenter: OrderPresenter
  let order: OrderDraft

  init() async throws {
    restaurant = try await Restaurant()
    order = try await restaurant.draft([(restaurant.menu.margarita, 2)])
    presenter = restaurant.orderPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  /// Requests the cancellation and confirms it.
  private func cancel() async {
    await presenter.handle(.wantedToCancel)
    _ = ui.take()
    await presenter.handle(.agreed)
  }

  @Test func `Canceling the draft order changes nothing without confirmation`() async throws {
    await presenter.handle(.wantedToCancel)
    var model = OrderModel(order, in: restaurant.texts)
    model.request = .agreement("¿Cancelar tu pedido (2 platos, 19,80\u{A0}€)?")
    ui.expect(.shows(.content(model)))
    model.request = nil
    await presenter.handle(.declined)
    ui.expect(.shows(.content(model)))
    await presenter.handle(.agreed)
    ui.expect()
    #expect(try await restaurant.draft() == order)
  }

  @Test func `Canceling a draft order asks for confirmation again if the order has changed meanwhile`() async throws {
    await presenter.handle(.wantedToCancel)
    let more = try Restaurant.order([(restaurant.menu.margarita, 7)])
    try await restaurant.base.saveDraft(more, of: restaurant.user, replacing: order)
    await presenter.handle(.agreed)
    #expect(
      try #require(ui.last).request
        == .agreement("Tu pedido ha cambiado: 7 platos, 69,30\u{A0}€. ¿Cancelar tu pedido (7 platos, 69,30\u{A0}€)?"))
    #expect(try await restaurant.draft() == more)
    await presenter.handle(.agreed)
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `A confirmed cancellation deletes the draft order`() async throws {
    await cancel()
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `Canceling without a draft order reports that no dish has been chosen`() async {
    await cancel()
    _ = ui.take()
    await presenter.handle(.wantedToCancel)
    ui.expect(.shows(.empty(message: "Aún no has elegido nada.")))
  }

  @Test func `The order screen refuses to cancel an order that another client has placed`() async throws {
    let placed = try Restaurant.placed(order)
    try await restaurant.base.place(placed, of: restaurant.user, replacing: order)
    await cancel()
    ui.expect(
      .shows(
        .failed(Problem(.conflict, "El pedido order-1 ya se ha enviado.", "Lo tienes en tus pedidos anteriores."))))
  }

  @Test func `The order screen can cancel an order that another client has already canceled`() async throws {
    try await restaurant.base.deleteDraft(order, of: restaurant.user)
    await cancel()
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }

  @Test func `A failed cancellation of the order can be retried`() async throws {
    restaurant.fail(.onCall(1, .busy(what: "recetas.json")))
    await cancel()
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.busy(what: "recetas.json")))))
    #expect(try await restaurant.draft() == order)
    await cancel()
    ui.expect(.shows(.empty(message: "Pedido cancelado.")))
  }
}
