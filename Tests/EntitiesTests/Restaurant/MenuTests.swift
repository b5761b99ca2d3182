import Entities
import Testing

@Suite struct `The menu as it is read` {
  @Test func `is empty without dishes`() {
    #expect(Menu().isEmpty)
    #expect(Menu().sections.isEmpty)
    #expect(Menu().dishes.isEmpty)
  }

  @Test func `has a section for each kind, and keeps the order it was given`() throws {
    let dishes = [
      try dish("Solomillo", kind: "Carnes"), try dish("Entrecot", kind: "Carnes"), try dish("Margarita"),
      try dish("Flan", kind: "Postres"),
    ]
    let menu = Menu(ordered: dishes)

    #expect(!menu.isEmpty)
    #expect(menu.sections.map(\.kind.name) == ["Carnes", "Pizzas", "Postres"])
    #expect(
      menu.sections.map { $0.dishes.map(\.name) } == [["Solomillo", "Entrecot"], ["Margarita"], ["Flan"]])
    #expect(menu.dishes == dishes)
  }

  @Test func `has one section a kind when the dishes stand where they should`() throws {
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

  @Test func `two kinds that read alike keep their sections together`() throws {
    let dishes = [
      try dish("Aguacate", kind: "Platos fríos"), try dish("Berenjena", kind: "Platos\u{A0}fríos"),
      try dish("Calabacín", kind: "Platos fríos"),
    ]
    let menu = Menu(ordered: dishes.sorted { MenuPosition($0) < MenuPosition($1) })
    #expect(menu.sections.count == 2)
  }
}
