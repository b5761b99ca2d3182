import Entities
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Searches that overtake each other` {
  typealias Step = Recording<MenuModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = Recording<MenuModel, RestaurantRoute>()
  let getMenu = HeldGetMenu()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }
  var held: HeldGetMenu.Answers { getMenu.held }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = MenuPresenter(
      getMenu: getMenu, addDishToOrder: try restaurant.addDishToOrder(), screen: ui, router: ui,
      texts: restaurant.texts, searchDelay: .zero)
  }

  private func begin(_ event: MenuEvent) async -> HeldGetMenu.Answers.Event {
    await held.begin { [presenter] in await presenter.handle(event) }
  }

  private func page(_ dishes: [Dish], hasMore: Bool = false) -> Result<MenuPage, GatewayError> {
    .success(MenuPage(menu: Menu(ordered: dishes), page: .first, hasMore: hasMore))
  }

  private func shown(
    _ dishes: [Dish], searching query: String = "", hasMore: Bool = false, notice: String? = nil
  ) -> Step {
    var model = MenuModel(Menu(ordered: dishes), searching: query, hasMore: hasMore, in: restaurant.texts)
    model.notice = notice
    return .shows(.content(model))
  }

  @Test func `a search that was overtaken is never shown`() async {
    let first = await begin(.searched("n"))
    let second = await begin(.searched("nata"))
    await held.answer(second, page([menu.cream]))
    await held.answer(first, page([menu.pineapple, menu.cream]))
    #expect(held.questions == [SearchText("n"), SearchText("nata")])
    #expect(ui.take() == [shown([menu.cream], searching: "nata")])
  }

  @Test func `a search that was overtaken is not shown when it answers first either`() async {
    let first = await begin(.searched("n"))
    let second = await begin(.searched("nata"))
    await held.answer(first, page([menu.pineapple, menu.cream]))
    #expect(ui.take() == [])
    await held.answer(second, page([menu.cream]))
    #expect(ui.take() == [shown([menu.cream], searching: "nata")])
  }

  @Test func `the failure of an overtaken search is never shown`() async {
    let first = await begin(.searched("n"))
    let second = await begin(.searched("nata"))
    await held.answer(second, page([menu.cream]))
    await held.answer(first, .failure(.offline(what: "example.org")))
    #expect(ui.take() == [shown([menu.cream], searching: "nata")])
  }

  @Test func `more of a list that a search overtook is never shown`() async {
    let appeared = await begin(.appeared)
    await held.answer(appeared, page([menu.steak], hasMore: true))
    _ = ui.take()

    let more = await begin(.wantedMore)
    let search = await begin(.searched("nata"))
    await held.answer(search, page([menu.cream]))
    await held.answer(more, page([menu.margarita]))
    #expect(ui.take() == [shown([menu.cream], searching: "nata")])
  }

  @Test func `more is not read of a list that is about to go`() async {
    let appeared = await begin(.appeared)
    await held.answer(appeared, page([menu.steak], hasMore: true))
    _ = ui.take()

    let search = await begin(.searched("nata"))
    held.standing = page([])
    await presenter.handle(.wantedMore)
    await held.answer(search, page([menu.cream]))
    #expect(held.questions.map(\.query) == ["", "nata"])
    #expect(ui.take() == [shown([menu.cream], searching: "nata")])
  }

  @Test func `a dish that is added meanwhile is told beside the dishes that are still there`() async {
    let appeared = await begin(.appeared)
    await held.answer(appeared, page(menu.dishes))
    _ = ui.take()

    let search = await begin(.searched("nata"))
    await presenter.handle(.added(menu.margarita.id))
    await held.answer(search, page([menu.cream]))
    #expect(
      ui.take() == [
        shown(menu.dishes, notice: "En tu pedido: 1 × Margarita. Total: 9,90\u{A0}€."),
        shown([menu.cream], searching: "nata"),
      ])
  }
}
