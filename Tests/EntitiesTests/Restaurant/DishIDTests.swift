import Entities
import Testing

@Suite struct `The id that a dish has from its name` {
  @Test(arguments: [
    ("Piña asada", "dish-pina-asada"), ("Pizza 4 quesos", "dish-pizza-4-quesos"),
    ("Pizza all'ananas", "dish-pizza-all_27_ananas"), ("Menú nº 1", "dish-menu-n_ba_-1"),
    ("a-b", "dish-a_2d_b"), ("a_b", "dish-a_5f_b"), ("寿司", "dish-_5bff__53f8_"), ("🍕", "dish-_1f355_"),
    ("Straße", "dish-strasse"), ("Az09", "dish-az09"),
  ])
  func `The id of a dish is readable and needs no escaping`(name: String, id: String) throws {
    #expect(Dish.ID(ofDishNamed: name).text == id)
    #expect(try Dish.ID(id) == Dish.ID(ofDishNamed: name))
  }

  @Test(arguments: [
    "Piña asada", "piña asada", "PIÑA ASADA", "Pina asada", "Piña  asada", " Piña asada\n", "Piña\u{A0}asada",
    "Pin\u{303}a asada", "Pìñä àsadá", "Pi\u{AD}ña asada",
  ])
  func `The id of a dish ignores accents, case and extra spaces in its name`(name: String) {
    #expect(Dish.ID(ofDishNamed: name).text == "dish-pina-asada")
  }

  @Test(arguments: [
    ("all'ananas", "all_27_ananas"), ("a b", "a-b"), ("a-b", "a_2d_b"), ("a b", "ab"), ("a_b", "a_5f_b"),
    ("'a", "_27_a"), ("a' b", "a'-b"), ("寿司", "5bff 53f8"), ("寿", "_5bff_"), ("Pan", "Panes"), ("1", "01"),
  ])
  func `is never that of another name`(left: String, right: String) {
    #expect(Dish.ID(ofDishNamed: left) != Dish.ID(ofDishNamed: right))
  }

  @Test func `is the same exactly when the names are, but for accents and case`() throws {
    var random = SeededGenerator(seed: 27)
    let alphabet = Array("aA27_ -'dé寿")
    for _ in 0..<4000 {
      let (left, right) = (random.text(1...3, of: alphabet), random.text(1...3, of: alphabet))
      let isSame = SearchText(left).folded == SearchText(right).folded
      try #require(
        (Dish.ID(ofDishNamed: left) == Dish.ID(ofDishNamed: right)) == isSame, "\(left) and \(right)")
    }
  }

  @Test(arguments: ["\u{10FFFD}", "🍕", "ñ", "ß", "'", "x"])
  func `fits however long the name is`(letter: String) throws {
    let dish = try dish(String(repeating: letter, count: Dish.nameRule.maximumLength))
    #expect(try Dish.ID(dish.id.text) == dish.id)
  }
}
