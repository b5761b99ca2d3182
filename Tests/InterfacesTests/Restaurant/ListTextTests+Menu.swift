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

  @Test func `The menu is formatted as plain text in Spanish`() {
    #expect(
      written(ListText.lines(model(hasMore: true), on: Paper(width: 80, BothLanguages.spanish))) == """
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

  @Test func `The menu is formatted as plain text in English`() {
    #expect(
      written(
        ListText.lines(
          model([menu.cream], searching: "nata", in: BothLanguages.english), on: Paper(width: 80, BothLanguages.spanish)
        )) == """
          Menu: “nata”

          Postres
             1  €0.10  nata
          """)
  }

  @Test func `The plain text of the menu right-aligns the prices`() throws {
    let dear = try SmallMenu.dish("Caviar", cents: 1_234_500)
    let numbers = MenuModel(
      Menu(ordered: [dear, menu.cream]), searching: "", firstNumber: 999, hasMore: false, in: BothLanguages.spanish)
    #expect(
      written(ListText.lines(numbers, on: Paper(width: 80, BothLanguages.spanish))) == """
        Carta

        Pizzas
         999  12.345,00 €  Caviar

        Postres
        1000       0,10 €  nata
        """)
  }

  @Test func `The plain text of the menu wraps descriptions to the width of the terminal`() throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York, piña natural, queso y orégano", cents: 1110)
    let lines = ListText.lines(model([dish]), on: Paper(width: 38, BothLanguages.spanish))
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

  @Test func `The plain text of the menu uses the full width of a line`() throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York, piña x", cents: 1110)
    #expect(
      ListText.lines(model([dish]), on: Paper(width: 36, BothLanguages.spanish)).map { $0.text() }.last
        == "               Jamón de York, piña x")
    #expect(
      ListText.lines(model([dish]), on: Paper(width: 35, BothLanguages.spanish)).map { $0.text() }.last
        == "               x")
  }

  @Test(arguments: [0, -5, 10, 34]) func `The plain text of the menu leaves at least 20 characters for a description`(
    width: Int
  ) throws {
    let dish = try SmallMenu.dish("Piña", "Jamón de York y piña natural", cents: 1110)
    #expect(
      ListText.lines(model([dish]), on: Paper(width: width, BothLanguages.spanish)).map { $0.text() }.suffix(2)
        == ["               Jamón de York y piña", "               natural"])
  }

  @Test func `The plain text of the menu does not break a word that is longer than a line`() throws {
    let word = String(repeating: "ñ", count: 50)
    let dish = try SmallMenu.dish("Piña", "con \(word) y más", cents: 1110)
    let indent = String(repeating: " ", count: 15)
    #expect(
      ListText.lines(model([dish]), on: Paper(width: 38, BothLanguages.spanish)).map { $0.text() }.suffix(3)
        == [indent + "con", indent + word, indent + "y más"])
  }
}
