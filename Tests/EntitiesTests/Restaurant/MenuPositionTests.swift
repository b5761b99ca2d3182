import Entities
import Testing

@Suite struct `Where a dish stands in the menu` {
  @Test func `is by kind, then by name, in the Spanish order`() throws {
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
        #expect(!(MenuPosition(later) < MenuPosition(dish)), "\(later.name) after \(dish.name)")
      }
    }
  }

  @Test func `is by id for names that read alike`() throws {
    // A mark without a letter below it says nothing, but is in the id.
    let (plain, marked) = (try dish("Pan"), try dish("\u{301}Pan"))
    #expect(MenuPosition(plain).name == MenuPosition(marked).name)
    #expect(marked.id.text == "dish-_301_pan")
    #expect(MenuPosition(marked) < MenuPosition(plain))
    #expect(!(MenuPosition(plain) < MenuPosition(marked)))
  }

  @Test func `is its own and no other's`() throws {
    let pizza = try dish("Margarita")
    #expect(try MenuPosition(pizza) == MenuPosition(dish("Margarita", "1.00")))
    #expect(!(MenuPosition(pizza) < MenuPosition(pizza)))
    #expect(try MenuPosition(pizza) != MenuPosition(dish("Margarita", kind: "Cócteles")))
    #expect(try MenuPosition(pizza) != MenuPosition(dish("margarita")))
  }
}
