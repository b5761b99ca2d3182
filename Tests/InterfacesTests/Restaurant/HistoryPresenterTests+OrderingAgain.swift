import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Ordering again from the history` {
  typealias Step = RecordingScreen<HistoryModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<HistoryModel, RestaurantRoute>()
  let presenter: HistoryPresenter
  let placed: PlacedOrder
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    let menu = restaurant.menu
    placed = try await restaurant.place([(menu.margarita, 2), (menu.pineapple, 1), (menu.cream, 1)])
    presenter = restaurant.historyPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ notice: Notice?, asking question: String? = nil) throws -> Step {
    var model = HistoryModel([OrderSummary(placed)], hasMore: false, in: restaurant.texts)
    model.notice = notice
    model.request = question.map { DeletionRequest(of: placed.id, question: $0) }
    return .shows(.content(model))
  }

  @Test func `Ordering again shows a notice about the new order without leaving the history`() async throws {
    await presenter.handle(.act(.repeated(placed.id)))
    ui.expect(try shown(.done(["Otra vez en tu pedido: 4 platos, 31,00\u{A0}€."])))
    #expect(
      try await restaurant.draft()
        == Restaurant.order([(menu.margarita, 2), (menu.pineapple, 1), (menu.cream, 1)], id: "order-9"))
  }

  @Test func `Ordering again asks for confirmation if dishes of the order have changed on the menu`() async throws {
    try await restaurant.replaceMenu([menu.margarita, try SmallMenu.dish("Piña", cents: 1200)])
    await presenter.handle(.act(.repeated(placed.id)))
    ui.expect(
      try shown(
        nil,
        asking: "Ha cambiado desde entonces: Piña: costaba 11,10\u{A0}€, ahora 12,00\u{A0}€; "
          + "nata: ya no está en la carta. Ahora sería: 3 platos, 31,80\u{A0}€. ¿Pedir esto?"))
    #expect(try await restaurant.draft() == nil)
    await presenter.handle(.confirmedDeletion)
    ui.expect(
      try shown(
        .done([
          "Otra vez en tu pedido: 3 platos, 31,80\u{A0}€.", "Piña: costaba 11,10\u{A0}€, ahora 12,00\u{A0}€",
          "nata: ya no está en la carta",
        ])))
  }

  @Test func `Ordering again asks for another confirmation if prices change before the first one`() async throws {
    try await restaurant.replaceMenu([menu.margarita, try SmallMenu.dish("Piña", cents: 1200), menu.cream])
    await presenter.handle(.act(.repeated(placed.id)))
    try await restaurant.replaceMenu([menu.margarita, try SmallMenu.dish("Piña", cents: 1300), menu.cream])
    await presenter.handle(.confirmedDeletion)
    #expect(try #require(ui.last).request?.question.contains("ahora 13,00\u{A0}€") == true)
    #expect(try await restaurant.draft() == nil)
    await presenter.handle(.declinedDeletion)
    await presenter.handle(.confirmedDeletion)
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `Ordering a past order again is refused if there is already a draft order`() async throws {
    let draft = try await restaurant.draft([(menu.steak, 1)], id: "order-2")
    await presenter.handle(.act(.repeated(placed.id)))
    ui.expect(
      try shown(
        .failed(
          Problem(.conflict, "Ya tienes un pedido sin enviar: 1 plato, 24,90\u{A0}€.", "Envíalo o cancélalo antes."))))
    #expect(try await restaurant.draft() == draft)
  }

  @Test func `If no dish of a past order is on the menu, the error for ordering again names the dishes`() async throws {
    try await restaurant.replaceMenu([menu.steak])
    await presenter.handle(.act(.repeated(placed.id)))
    let missing = placed.lines.map(OrderDifference.missing)
    ui.expect(try shown(.failed(restaurant.texts.problem(OrderAgainError.noneOnMenu(missing)))))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `The error for ordering again names the past order if it does not exist`() async throws {
    await presenter.handle(.act(.repeated(try Order.ID("order-77"))))
    ui.expect(
      try shown(
        .failed(Problem(.notFound, "Ningún pedido tiene el número «order-77».", "Mira tus pedidos anteriores."))))
  }

  @Test func `Ordering again from the history explains why the order cannot be saved`() async throws {
    restaurant.fail(.onCall(4, .full(what: "recetas.json")))
    await presenter.handle(.act(.repeated(placed.id)))
    ui.expect(try shown(.failed(restaurant.texts.problem(GatewayError.full(what: "recetas.json")))))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `The notice about ordering again is shown even if the history screen has not appeared`() async throws {
    let presenter = restaurant.historyPresenter(ui)
    await presenter.handle(.act(.repeated(placed.id)))
    ui.expect(try shown(.done(["Otra vez en tu pedido: 4 platos, 31,00\u{A0}€."])))
  }
}
