import Entities
import Interfaces
import Testing

@Suite struct `The menu as a model` {
  let menu: SmallMenu

  init() throws { menu = try SmallMenu() }

  private func model(
    _ dishes: [Dish]? = nil, searching query: String = "", firstNumber: Int = 1, hasMore: Bool = false,
    in texts: Texts = BothLanguages.spanish
  ) -> MenuModel {
    MenuModel(
      Menu(ordered: dishes ?? menu.dishes), searching: query, firstNumber: firstNumber, hasMore: hasMore, in: texts)
  }

  @Test func `The menu model has a section for each kind with consecutively numbered rows`() {
    let sections = model().sections
    #expect(sections.map(\.title) == ["Carnes", "Pizzas", "Postres"])
    #expect(sections.map { $0.rows.map(\.number) } == [[1], [2, 3], [4]])
    #expect(model().rows.map(\.id) == menu.dishes.map(\.id))
  }

  @Test func `The row numbers of the menu model can start at any number`() {
    #expect(model(firstNumber: 51).rows.map(\.number) == [51, 52, 53, 54])
  }

  @Test func `The rows of the menu model contain the stored text, and prices in the user's language`() throws {
    let steak = try #require(model().rows.first)
    #expect(steak.name == "Chuletón" && steak.description == "Con patatas y piñones")
    #expect(model().rows.map(\.price) == ["24,90\u{A0}€", "9,90\u{A0}€", "11,10\u{A0}€", "0,10\u{A0}€"])
    #expect(model(in: BothLanguages.english).rows.map(\.price) == ["€24.90", "€9.90", "€11.10", "€0.10"])
  }

  @Test func `The title of the menu contains the search text while the menu is being searched`() {
    BothLanguages.check({ model(in: $0).title }, "Carta", "Menu")
    BothLanguages.check({ model(searching: "piña", in: $0).title }, "Carta: «piña»", "Menu: “piña”")
    BothLanguages.check({ model(searching: " \t", in: $0).title }, "Carta", "Menu")
  }

  @Test func `The menu model has a message if more dishes follow`() {
    #expect(model(hasMore: false).more == nil)
    #expect(model(hasMore: true).more == "Hay más platos.")
    #expect(model(hasMore: true, in: BothLanguages.english).more == "There are more dishes.")
  }

  @Test func `The model of an empty menu has no sections, rows or notice`() {
    #expect(model([]).sections.isEmpty && model([]).rows.isEmpty)
    #expect(model().notice == nil)
  }
}
