import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Pages of the menu` {
  typealias Step = Recording<MenuModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = Recording<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  let dishes: [Dish]

  init() async throws {
    dishes = try SmallMenu.pizzas(120)
    restaurant = try await Restaurant(dishes: dishes)
    presenter = MenuPresenter(
      getMenu: restaurant.getMenu, addDishToOrder: try restaurant.addDishToOrder(), screen: ui, router: ui,
      texts: restaurant.texts, searchDelay: .zero)
    await presenter.handle(.appeared)
  }

  private func shown(
    _ count: Int, hasMore: Bool, searching query: String = ""
  ) -> Step {
    let menu = Menu(ordered: dishes.prefix(count))
    return .shows(.content(MenuModel(menu, searching: query, hasMore: hasMore, in: restaurant.texts)))
  }

  @Test func `follow each other as long as more is wanted and there is more`() async {
    for _ in 1...4 { await presenter.handle(.wantedMore) }
    #expect(
      ui.take() == [
        .shows(.loading), shown(50, hasMore: true), shown(100, hasMore: true), shown(120, hasMore: false),
      ])
  }

  @Test func `number their dishes on, in one section`() async throws {
    for _ in 1...2 { await presenter.handle(.wantedMore) }
    guard case .shows(.content(let model)) = ui.take().last else {
      Issue.record("no content")
      return
    }
    #expect(model.sections.map(\.title) == ["Pizzas"])
    #expect(model.rows.map(\.number) == Array(1...120))
    #expect(model.rows.map(\.dish) == dishes.map(\.id))
  }

  @Test func `begin anew with a search, and go on with it`() async {
    await presenter.handle(.wantedMore)
    _ = ui.take()
    await presenter.handle(.searched("pizza"))
    await presenter.handle(.wantedMore)
    #expect(
      ui.take() == [shown(50, hasMore: true, searching: "pizza"), shown(100, hasMore: true, searching: "pizza")])
  }

  @Test func `begin anew when the screen appears again`() async {
    await presenter.handle(.wantedMore)
    _ = ui.take()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown(50, hasMore: true)])
  }

  @Test func `that could not be read can be wanted again`() async {
    _ = ui.take()
    restaurant.fail(.onCall(1, .offline(what: "example.org")))
    await presenter.handle(.wantedMore)
    await presenter.handle(.wantedMore)
    #expect(
      ui.take() == [
        .shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))), shown(100, hasMore: true),
      ])
  }

  @Test func `are not added to the dishes of another search when the last one failed`() async {
    _ = ui.take()
    restaurant.fail(.onCall(1, .offline(what: "example.org")))
    await presenter.handle(.searched("pizza"))
    await presenter.handle(.wantedMore)
    #expect(ui.take() == [.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org"))))])
  }

  @Test func `stay when a dish on them is added`() async throws {
    await presenter.handle(.wantedMore)
    _ = ui.take()
    await presenter.handle(.added(dishes[99].id))
    var model = MenuModel(Menu(ordered: dishes.prefix(100)), searching: "", hasMore: true, in: restaurant.texts)
    model.notice = "En tu pedido: 1 × Pizza 100. Total: 9,90\u{A0}€."
    #expect(ui.take() == [.shows(.content(model))])
  }
}
