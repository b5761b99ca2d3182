import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Adding from the menu` {
  typealias Step = RecordingScreen<MenuModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.menuPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ notice: String) -> Step {
    var model = MenuModel(Menu(ordered: menu.dishes), searching: "", hasMore: false, in: restaurant.texts)
    model.notice = .done([notice])
    return .shows(.content(model))
  }

  @Test func `Adding a dish from the menu shows the order's total without leaving the menu`() async throws {
    await presenter.handle(.act(.added(menu.margarita.id)))
    await presenter.handle(.act(.added(menu.cream.id)))
    await presenter.handle(.act(.added(menu.margarita.id)))
    ui.expect(
      shown("En tu pedido: 1 × Margarita. Total: 9,90\u{A0}€."),
      shown("En tu pedido: 1 × nata. Total: 10,00\u{A0}€."),
      shown("En tu pedido: 2 × Margarita. Total: 19,90\u{A0}€."))
    #expect(try await restaurant.draft() == Restaurant.order([(menu.margarita, 2), (menu.cream, 1)]))
  }

  @Test func `The notice about adding a dish to the order is shown even if the menu search found nothing`() async {
    await presenter.handle(.searched("sushi"), unseenOn: ui)
    await presenter.handle(.act(.added(menu.cream.id)))
    var model = MenuModel(Menu(), searching: "sushi", hasMore: false, in: restaurant.texts)
    model.notice = .done(["En tu pedido: 1 × nata. Total: 0,10\u{A0}€."])
    ui.expect(.shows(.content(model)))
  }

  @Test func `If a dish is no longer on the menu, the error for adding it to the order names the dish`() async throws {
    try await restaurant.replaceMenu([menu.steak])
    await presenter.handle(.act(.added(menu.margarita.id)))
    ui.expect(
      .shows(.failed(Problem(.notFound, "Ningún plato de la carta se llama «dish-margarita».", "Mira la carta."))))
    #expect(try await restaurant.draft() == nil)
  }

  @Test func `Adding a dish beyond its maximum quantity shows a problem that names the dish`() async throws {
    let full = try await restaurant.draft([(menu.margarita, 100)])
    await presenter.handle(.act(.added(menu.margarita.id)))
    ui.expect(
      .shows(.failed(Problem(.refused, "De «Margarita» se pueden pedir de 1 a 100.", "El pedido sigue como estaba."))))
    #expect(try await restaurant.draft() == full)
  }

  @Test func `Adding a dish from the menu explains why the order cannot be saved`() async throws {
    restaurant.fail(.onCall(3, .full(what: "recetas.json")))
    await presenter.handle(.act(.added(menu.margarita.id)))
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.full(what: "recetas.json")))))
    #expect(try await restaurant.draft() == nil)
  }
}
