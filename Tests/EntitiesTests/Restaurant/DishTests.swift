import Entities
import Testing

@Suite struct `A dish on the menu` {
  @Test func `A dish has the values that it was created with and an id derived from its name`() throws {
    let kind = try DishKind("Postres")
    let dish = try Dish(name: "Piña asada", description: "Con ron y coco.", price: Money(minorUnits: 590), kind: kind)
    #expect(dish.name == "Piña asada")
    #expect(dish.description == "Con ron y coco.")
    #expect(dish.price == Money(minorUnits: 590))
    #expect(dish.kind == kind)
    #expect(dish.id == Dish.ID(ofDishNamed: "Piña asada"))
  }

  @Test(arguments: [
    ("", TextError.empty), (" ", .empty), ("Pan ", .unclean), ("Pan\ncon tomate", .unclean),
    (String(repeating: "ñ", count: 121), .tooLong(121, limit: 120)),
  ])
  func `The name of a dish must be one clean line of 1 to 120 scalars`(name: String, error: TextError) throws {
    #expect(throws: DishError.name(error)) { try make(name: name) }
    #expect(try make(name: String(repeating: "ñ", count: 120)).name.count == 120)
  }

  @Test(arguments: [
    (" Con ron.", TextError.unclean), ("Con\u{7}ron.", .unclean),
    (String(repeating: "x", count: 2001), .tooLong(2001, limit: 2000)),
  ])
  func `The description of a dish must be one clean line of at most 2,000 scalars`(
    description: String, error: TextError
  ) throws {
    #expect(throws: DishError.description(error)) { try make(description: description) }
    #expect(try make(description: "").description.isEmpty)
    #expect(try make(description: String(repeating: "x", count: 2000)).description.count == 2000)
  }

  @Test func `A dish can be free, but a negative price is rejected`() throws {
    #expect(try make(price: 0).price.minorUnits == 0)
    #expect(throws: DishError.negativePrice(Money(minorUnits: -1))) { try make(price: -1) }
  }

  @Test(arguments: ["", "piña", "PINA", "asada", "ron y", "coco.", "con asada"])
  func `A search finds a dish by its name or its description`(query: String) throws {
    #expect(try make(name: "Piña asada", description: "Con ron y coco.").matches(SearchText(query)))
  }

  @Test(arguments: ["postres", "dish", "asadas", "asada sin", "590"])
  func `A search doesn't find a dish by its id, its kind or its price`(query: String) throws {
    #expect(try !make(name: "Piña asada", description: "Con ron y coco.").matches(SearchText(query)))
  }

  private func make(name: String = "Pan", description: String = "", price: Int64 = 590) throws -> Dish {
    try Dish(name: name, description: description, price: Money(minorUnits: price), kind: DishKind("Postres"))
  }
}

@Suite struct `The id of a dish` {
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
  func `The id of a dish ignores accents, case and extra spaces in the dish's name`(name: String) {
    #expect(Dish.ID(ofDishNamed: name).text == "dish-pina-asada")
  }

  @Test(arguments: [
    ("all'ananas", "all_27_ananas"), ("a b", "a-b"), ("a-b", "a_2d_b"), ("a b", "ab"), ("a_b", "a_5f_b"),
    ("'a", "_27_a"), ("a' b", "a'-b"), ("寿司", "5bff 53f8"), ("寿", "_5bff_"), ("Pan", "Panes"), ("1", "01"),
  ])
  func `Dish names that differ in more than case and accents give different dish ids`(left: String, right: String) {
    #expect(Dish.ID(ofDishNamed: left) != Dish.ID(ofDishNamed: right))
  }

  @Test func `Two dish ids are equal if and only if the folded names are equal`() throws {
    var random = SeededGenerator(seed: 27)
    let alphabet = Array("aA27_ -'dé寿")
    for _ in 0..<4000 {
      let (left, right) = (random.text(1...3, of: alphabet), random.text(1...3, of: alphabet))
      let isSame = SearchText(left).folded == SearchText(right).folded
      try #require((Dish.ID(ofDishNamed: left) == Dish.ID(ofDishNamed: right)) == isSame, "\(left) and \(right)")
    }
  }

  @Test(arguments: ["\u{10FFFD}", "🍕", "ñ", "ß", "'", "x"])
  func `The longest possible name of a dish gives a valid id`(letter: String) throws {
    let dish = try dish(String(repeating: letter, count: Dish.nameRule.maximumLength))
    #expect(try Dish.ID(dish.id.text) == dish.id)
  }
}

@Suite struct `The kind of a dish` {
  @Test(arguments: ["Pizzas", "Platos de cuchara", "Ñoquis", "寿司", "Menú del día (sólo laborables)"])
  func `The kind of a dish can have any name`(name: String) throws {
    #expect(try DishKind(name).name == name)
  }

  @Test(arguments: [
    ("", TextError.empty), (" Pizzas", .unclean), ("Pizzas\tfrías", .unclean),
    (String(repeating: "a", count: 61), .tooLong(61, limit: 60)),
  ])
  func `The name of a dish kind must be one clean line of 1 to 60 scalars`(name: String, error: TextError) throws {
    #expect(throws: error) { try DishKind(name) }
    #expect(try DishKind(String(repeating: "a", count: 60)).name.count == 60)
  }

  @Test(arguments: ["Bocadillos fríos", "bocadillos frios", "BOCADILLOS FRÍOS", "Bocadillos fri\u{301}os"])
  func `Dish kinds are compared ignoring accents and case`(name: String) throws {
    #expect(try DishKind(name).isSameWord(as: DishKind("Bocadillos fríos")))
    #expect(try DishKind("Bocadillos fríos").isSameWord(as: DishKind(name)))
  }

  @Test(arguments: [("Pizza", "Pizzas"), ("Caña", "Cana"), ("Fríos", "Bocadillos fríos"), ("Arroces", "Arroz")])
  func `Dish kinds with different words don't match`(left: String, right: String) throws {
    #expect(try !DishKind(left).isSameWord(as: DishKind(right)))
  }

  @Test func `Dish kinds that differ only in case are different values`() throws {
    #expect(try DishKind("Pizzas") != DishKind("PIZZAS"))
    #expect(try DishKind("Pizzas") == DishKind("Pizzas"))
  }
}
