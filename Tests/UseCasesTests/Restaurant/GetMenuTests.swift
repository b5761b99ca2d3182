import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Reading the menu` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let margarita = Dish.dish("Margarita", cents: 790, "Tomate y albahaca")
  let pepperoni = Dish.dish("Pepperoni", cents: 1295, "Tomate y salami")

  init() async throws { base = try await .seeded([.pizza, .cake, pepperoni, .royal, margarita]) }

  @Test func `The menu has a section for each dish kind, in the order of the dishes`() async throws {
    let page = try await read()

    #expect(page.menu.sections.map(\.kind.name) == ["Carnes", "Pizzas", "Postres"])
    #expect(page.menu.sections.map(\.dishes) == [[.royal], [margarita, pepperoni, .pizza], [.cake]])
    #expect(page.page == .first)
    #expect(!page.hasMore)
  }

  @Test func `Reading the menu passes the page, the search text and the dish kind to the store`() async throws {
    let (page, kind) = (Page(offset: 1, limit: 1), try DishKind("pizzas"))

    let found = try await read("TOMATE", kind, page)

    #expect(found == MenuPage(menu: Menu(ordered: [pepperoni]), page: page, hasMore: false))
    #expect(recorder.calls == [.menu(SearchText("TOMATE"), kind, page)])
  }

  @Test func `The next page of the menu continues the last section of the previous page`() async throws {
    var page = Page(limit: 2)
    var (pages, more): ([MenuPage], Bool) = ([], true)
    while more && pages.count < 9 {
      pages.append(try await read(page: page))
      (more, page) = (pages[pages.count - 1].hasMore, page.next)
    }

    #expect(
      pages.map { $0.menu.sections.map(\.kind.name) } == [["Carnes", "Pizzas"], ["Pizzas"], ["Postres"]])
    #expect(pages.flatMap(\.menu.dishes) == [.royal, margarita, pepperoni, .pizza, .cake])
    #expect(pages.map(\.page.offset) == [0, 2, 4])
  }

  @Test func `Reading the menu returns an empty page if no dish matches`() async throws {
    #expect(try await read("sushi") == MenuPage(menu: Menu(), page: .first, hasMore: false))
    #expect(try await read("sushi").menu.isEmpty)
  }

  @Test func `Reading the menu from a failing store reports the error`() async throws {
    let failing = Intercepted(base, by: .failing(.onCall(1, .offline(what: "example.org"))))
    await #expect(throws: GatewayError.offline(what: "example.org")) {
      try await GetMenuInteractor(menu: failing)(matching: SearchText(), of: nil, page: .first)
    }
  }

  private func read(
    _ search: String = "", _ kind: DishKind? = nil, _ page: Page = .first
  ) async throws -> MenuPage {
    let store = Intercepted(base, by: .recording(recorder))
    return try await GetMenuInteractor(menu: store)(matching: SearchText(search), of: kind, page: page)
  }

  private func read(page: Page) async throws -> MenuPage { try await read("", nil, page) }
}
