import Entities
import GatewayTesting
import Interfaces
import Testing

@MainActor @Suite struct `The screen of the menu` {
  let restaurant: Restaurant
  let ui = RecordingScreen<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }
  var texts: Texts { restaurant.texts }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.menuPresenter(ui)
  }

  private func model(_ dishes: [Dish]? = nil, searching query: String = "", notice: String? = nil) -> MenuModel {
    var model = MenuModel(Menu(ordered: dishes ?? menu.dishes), searching: query, hasMore: false, in: texts)
    model.notice = notice.map { .done([$0]) }
    return model
  }

  @Test func `The menu screen shows a loading indicator, then the dishes`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.content(model())))
  }

  @Test func `The menu screen reports that the menu is empty`() async throws {
    try await restaurant.replaceMenu([])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "La carta está vacía.")))
  }

  @Test func `The menu screen reports that no dish contains the search text`() async {
    await presenter.handle(.searched("sushi"))
    ui.expect(.shows(.empty(message: "Ningún plato coincide con «sushi». Se ha buscado en nombre y descripción.")))
  }

  @Test func `Searching an empty menu for blank text reports that the menu is empty`() async throws {
    try await restaurant.replaceMenu([])
    await presenter.handle(.searched("  "))
    ui.expect(.shows(.empty(message: "La carta está vacía.")))
  }

  @Test func `Choosing a dish on the menu shows its description and price`() async {
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.chose(menu.margarita.id))
    await presenter.handle(.chose(menu.cream.id))
    ui.expect(
      .shows(.content(model(notice: "Margarita · Tomate y albahaca · 9,90\u{A0}€"))),
      .shows(.content(model(notice: "nata · 0,10\u{A0}€"))))
  }

  @Test func `Choosing a dish that is not shown on the menu does nothing`() async {
    await presenter.handle(.searched("nata"), unseenOn: ui)
    await presenter.handle(.chose(menu.steak.id))
    #expect(ui.take() == [])
  }

  @Test func `The menu screen opens the order without updating the menu`() async {
    await presenter.handle(.act(.choseOrder))
    ui.expect(.goes(.order))
  }
}
