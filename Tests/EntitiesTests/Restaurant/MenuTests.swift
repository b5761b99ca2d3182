import Entities
import Testing

@Suite struct `A menu grouped by kind` {
  @Test func `A menu without dishes has no sections`() {
    #expect(Menu().isEmpty)
    #expect(Menu().sections.isEmpty)
    #expect(Menu().dishes.isEmpty)
  }

  @Test func `A menu has a section for each kind of dish and keeps the order of the dishes`() throws {
    let dishes = [
      try dish("Solomillo", kind: "Carnes"), try dish("Entrecot", kind: "Carnes"), try dish("Margarita"),
      try dish("Flan", kind: "Postres"),
    ]
    let menu = Menu(ordered: dishes)

    #expect(!menu.isEmpty)
    #expect(menu.sections.map(\.kind.name) == ["Carnes", "Pizzas", "Postres"])
    #expect(menu.sections.map { $0.dishes.map(\.name) } == [["Solomillo", "Entrecot"], ["Margarita"], ["Flan"]])
    #expect(menu.dishes == dishes)
  }

  @Test func `A menu of sorted dishes has one section per kind of dish`() throws {
    var random = SeededGenerator(seed: 6)
    let kinds = ["Pizzas", "pizzas", "Pizzás", "Pinzas", "Piñas", "Piñas coladas", "Ñoras"]
    var dishes: [Dish] = []
    for index in 0..<60 {
      dishes.append(try dish("Plato \(index)", kind: kinds[Int.random(in: kinds.indices, using: &random)]))
    }

    let menu = Menu(ordered: dishes.sorted { MenuPosition($0) < MenuPosition($1) })
    #expect(
      menu.sections.map(\.kind.name)
        == ["Ñoras", "Pinzas", "Piñas", "Piñas coladas", "pizzas", "Pizzas", "Pizzás"])
    #expect(Set(menu.dishes) == Set(dishes))
    #expect(menu.dishes.count == dishes.count)
    for section in menu.sections {
      #expect(section.dishes.allSatisfy { $0.kind == section.kind })
    }
  }

  @Test func `Dish kinds whose names only look alike have separate sections in the menu`() throws {
    let dishes = [
      try dish("Aguacate", kind: "Platos fríos"), try dish("Berenjena", kind: "Platos\u{A0}fríos"),
      try dish("Calabacín", kind: "Platos fríos"),
    ]
    let menu = Menu(ordered: dishes.sorted { MenuPosition($0) < MenuPosition($1) })
    #expect(menu.sections.count == 2)
  }
}

@Suite struct `The position of a dish in the menu` {
  @Test func `Dishes are sorted by kind, then by name in Spanish alphabetical order`() throws {
    let ordered = [
      try dish("Zamburiñas", kind: "Entrantes"),
      try dish("Nueces con pasta", kind: "Pastas"),
      try dish("Ñoquis", kind: "Pastas"),
      try dish("Ossobuco", kind: "Pastas"),
      try dish("Ala", kind: "Piñas"),
      try dish("álamo", kind: "Piñas"),
      try dish("Anís", kind: "Piñas"),
      try dish("Agua", kind: "Pizzas"),
      try dish("Agua con gas", kind: "Pizzas"),
      try dish("Aguacate", kind: "Pizzas"),
    ]
    for (index, dish) in ordered.enumerated() {
      for later in ordered[(index + 1)...] {
        #expect(MenuPosition(dish) < MenuPosition(later), "\(dish.name) before \(later.name)")
        #expect(!(MenuPosition(later) < MenuPosition(dish)), "\(later.name) not before \(dish.name)")
      }
    }
  }

  @Test func `Dishes with equal names are sorted by id`() throws {
    // A combining mark without a letter changes the id, but not the sort key.
    let (plain, marked) = (try dish("Pan"), try dish("\u{301}Pan"))
    #expect(MenuPosition(plain).name == MenuPosition(marked).name)
    #expect(marked.id.text == "dish-_301_pan")
    #expect(MenuPosition(marked) < MenuPosition(plain))
    #expect(!(MenuPosition(plain) < MenuPosition(marked)))
  }

  @Test func `The position of a dish depends on its name and kind, not on its price`() throws {
    let pizza = try dish("Margarita")
    #expect(try MenuPosition(pizza) == MenuPosition(dish("Margarita", "1.00")))
    #expect(!(MenuPosition(pizza) < MenuPosition(pizza)))
    #expect(try MenuPosition(pizza) != MenuPosition(dish("Margarita", kind: "Cócteles")))
    #expect(try MenuPosition(pizza) != MenuPosition(dish("margarita")))
  }
}
