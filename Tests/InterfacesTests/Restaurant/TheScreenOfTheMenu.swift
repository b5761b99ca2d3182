import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the menu` {
  let restaurant: Restaurant
  let ui = Recording<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }
  var texts: Texts { restaurant.texts }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = MenuPresenter(
      getMenu: restaurant.getMenu, addDishToOrder: try restaurant.addDishToOrder(), screen: ui, router: ui,
      texts: restaurant.texts, searchDelay: .zero)
  }

  private func model(_ dishes: [Dish]? = nil, searching query: String = "", notice: String? = nil) -> MenuModel {
    var model = MenuModel(Menu(ordered: dishes ?? menu.dishes), searching: query, hasMore: false, in: texts)
    model.notice = notice
    return model
  }

  @Test func `loads, and then shows the dishes`() async {
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.content(model()))])
  }

  @Test func `says that the menu is empty`() async throws {
    try await restaurant.replaceMenu([])
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "La carta está vacía."))])
  }

  @Test func `shows what a search finds`() async {
    await presenter.handle(.appeared)
    _ = ui.take()
    await presenter.handle(.searched("PINA"))
    #expect(ui.take() == [.shows(.content(model([menu.pineapple], searching: "PINA")))])
  }

  @Test(arguments: ["", " ", "\t \u{A0}"]) func `shows everything again when the search is blank`(blank: String) async {
    await presenter.handle(.searched("nata"))
    _ = ui.take()
    await presenter.handle(.searched(blank))
    #expect(ui.take() == [.shows(.content(model()))])
  }

  @Test func `says what was not found`() async {
    await presenter.handle(.searched("sushi"))
    #expect(ui.take() == [.shows(.empty(message: "Ningún plato contiene «sushi»."))])
  }

  @Test func `says that an empty menu is empty, not that a blank search found nothing`() async throws {
    try await restaurant.replaceMenu([])
    await presenter.handle(.searched("  "))
    #expect(ui.take() == [.shows(.empty(message: "La carta está vacía."))])
  }

  @Test func `keeps the search when it appears again`() async {
    await presenter.handle(.searched("nata"))
    _ = ui.take()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.content(model([menu.cream], searching: "nata")))])
  }

  @Test func `tells about the dish that was chosen`() async {
    await presenter.handle(.appeared)
    _ = ui.take()
    await presenter.handle(.chose(menu.margarita.id))
    await presenter.handle(.chose(menu.cream.id))
    #expect(
      ui.take() == [
        .shows(.content(model(notice: "Margarita · Tomate y albahaca · 9,90\u{A0}€"))),
        .shows(.content(model(notice: "nata · 0,10\u{A0}€"))),
      ])
  }

  @Test func `does nothing when a dish is chosen that is not shown`() async {
    await presenter.handle(.searched("nata"))
    _ = ui.take()
    await presenter.handle(.chose(menu.steak.id))
    #expect(ui.take() == [])
  }

  @Test func `leads to the order, and shows nothing on the way`() async {
    await presenter.handle(.choseOrder)
    #expect(ui.take() == [.goes(.order)])
  }

  @Test func `says why it can't be read, and reads again when it appears again`() async {
    restaurant.fail(.always(.offline(what: "example.org")))
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.failed(texts.problem(GatewayError.offline(what: "example.org"))))])

    restaurant.fail(nil)
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.content(model()))])
  }

  @Test func `says why a search failed`() async {
    restaurant.fail(.always(.busy(what: "recetas.json")))
    await presenter.handle(.searched("nata"))
    #expect(ui.take() == [.shows(.failed(texts.problem(GatewayError.busy(what: "recetas.json"))))])
  }
}
