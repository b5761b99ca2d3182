import Entities
import Interfaces
import Testing

@Suite struct `The menu as plain text` {
  let menu: SmallMenu

  init() throws { menu = try SmallMenu() }

  private func model(
    _ dishes: [Dish]? = nil, searching query: String = "", hasMore: Bool = false,
    in texts: Texts = BothLanguages.spanish
  ) -> MenuModel {
    MenuModel(Menu(ordered: dishes ?? menu.dishes), searching: query, hasMore: hasMore, in: texts)
  }

  @Test func `is this in Spanish`() {
    #expect(
      written(MenuText.lines(model(hasMore: true), width: 80)) == """
        Carta

        Carnes
           1  24,90 €  Chuletón
                       Con patatas y piñones

        Pizzas
           2   9,90 €  Margarita
                       Tomate y albahaca
           3  11,10 €  Piña
                       Jamón, piña

        Postres
           4   0,10 €  nata

        Hay más platos.
        """)
  }

  @Test func `is this in English`() {
    #expect(
      written(MenuText.lines(model([menu.cream], searching: "nata", in: BothLanguages.english), width: 80)) == """
        Menu: “nata”

        Postres
           1  €0.10  nata
        """)
  }

  @Test func `keeps its prices at the right end of one column`() throws {
    let dear = try SmallMenu.dish("Caviar", cents: 1_234_500)
    let numbers = MenuModel(
      Menu(ordered: [dear, menu.cream]), searching: "", firstNumber: 999, hasMore: false, in: BothLanguages.spanish)
    #expect(
      written(MenuText.lines(numbers, width: 80)) == """
        Carta

        Pizzas
         999  12.345,00 €  Caviar

        Postres
        1000       0,10 €  nata
        """)
  }

  @Test func `wraps descriptions at the width`() throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York, piña natural, queso y orégano", cents: 1110)
    let lines = MenuText.lines(model([dish]), width: 38)
    #expect(
      written(lines) == """
        Carta

        Pizzas
           1  11,10 €  Piña
                       Jamón de York, piña
                       natural, queso y
                       orégano
        """)
    #expect(lines.allSatisfy { $0.text().count <= 38 })
  }

  @Test func `fills a line to the last character`() throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York, piña x", cents: 1110)
    #expect(MenuText.lines(model([dish]), width: 36).map { $0.text() }.last == "               Jamón de York, piña x")
    #expect(MenuText.lines(model([dish]), width: 35).map { $0.text() }.last == "               x")
  }

  @Test(arguments: [0, -5, 10, 34]) func `leaves a description 20 characters however narrow it is`(width: Int) throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York y piña natural", cents: 1110)
    #expect(
      MenuText.lines(model([dish]), width: width).map { $0.text() }.suffix(2)
        == ["               Jamón de York y piña", "               natural"])
  }

  @Test func `leaves a word whole that is longer than a line`() throws {
    let word = String(repeating: "ñ", count: 50)
    let dish = try SmallMenu.dish("Piña", "con \(word) y más", cents: 1110)
    let indent = String(repeating: " ", count: 15)
    #expect(
      MenuText.lines(model([dish]), width: 38).map { $0.text() }.suffix(3)
        == [indent + "con", indent + word, indent + "y más"])
  }

  @Test func `tells what just happened apart from what it is`() {
    var model = model()
    #expect(MenuText.notice(model) == [])
    model.notice = "Margarita · 9,90 €"
    #expect(MenuText.notice(model) == ["Margarita · 9,90 €"])
    #expect(MenuText.lines(model, width: 80) == MenuText.lines(self.model(), width: 80))
  }
}
