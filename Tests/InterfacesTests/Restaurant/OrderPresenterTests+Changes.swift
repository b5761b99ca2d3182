import Entities
import Gateways
import Interfaces
import Testing

@MainActor @Suite struct `Accepting the changes of the menu` {
  let restaurant: Restaurant
  let ui = RecordingScreen<OrderModel, Never>()
  let presenter: OrderPresenter
  let order: OrderDraft
  let dearer: Dish
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    order = try await restaurant.draft([(restaurant.menu.margarita, 2), (restaurant.menu.cream, 1)])
    dearer = try SmallMenu.dish("Margarita", cents: 1050)
    presenter = restaurant.orderPresenter(ui)
    await presenter.handle(.appeared)
    try await restaurant.replaceMenu([dearer])
    _ = ui.take()
  }

  private func place() async {
    await presenter.handle(.placed(address: "Calle del Pez, 3", phone: "915 55 12 34"))
  }

  @Test func `Placing an order asks for confirmation if the menu has changed`() async throws {
    await place()
    let differences = [OrderDifference.changed(order.lines[0], newPrice: dearer.price), .missing(order.lines[1])]
    var model = OrderModel(order, differences: differences, in: restaurant.texts)
    model.request = .agreement(
      "La carta ha cambiado: Margarita: costaba 9,90\u{A0}€, ahora 10,50\u{A0}€; nata: ya no está en la carta. "
        + "Nuevo total: 2 platos, 21,00\u{A0}€. ¿Enviar este pedido?")
    ui.expect(.shows(.content(model)))
    #expect(model.rows.map(\.remark) == ["ahora cuesta 10,50\u{A0}€", "ya no está en la carta"])
    #expect(try await restaurant.draft() == order)
  }

  @Test func `If the user accepts the menu changes, the remaining dishes are ordered at current prices`() async throws {
    await place()
    _ = ui.take()
    await presenter.handle(.agreed)
    ui.expect(
      .shows(
        .empty(
          message: "Tu pedido está en camino a Calle del Pez, 3: 2 platos, 21,00\u{A0}€. Número: order-1.")))
    let placed = try await restaurant.base.placedOrder(order.id, of: restaurant.user)
    #expect(placed.lines == (try Restaurant.order([(dearer, 2)]).lines))
  }

  @Test func `No order is placed if the accepted menu changes leave no dish in the order`() async throws {
    try await restaurant.replaceMenu([])
    await place()
    _ = ui.take()
    await presenter.handle(.agreed)
    ui.expect(
      .shows(
        .failed(
          Problem(.refused, "El pedido no tiene platos; no se ha enviado.", "Añade antes algún plato de la carta."))))
    #expect(try await restaurant.draft() == order)
  }

  @Test func `Showing the order again dismisses the question of whether to accept the menu changes`() async throws {
    await place()
    _ = ui.take()
    await presenter.handle(.appeared)
    let differences = [OrderDifference.changed(order.lines[0], newPrice: dearer.price), .missing(order.lines[1])]
    ui.expect(.shows(.loading), .shows(.content(OrderModel(order, differences: differences, in: restaurant.texts))))
  }
}
