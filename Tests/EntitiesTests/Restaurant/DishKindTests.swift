import Entities
import Testing

@Suite struct `The kind of a dish` {
  @Test(arguments: ["Pizzas", "Platos de cuchara", "Ñoquis", "寿司", "Menú del día (sólo laborables)"])
  func `is in the restaurant's own words`(name: String) throws {
    #expect(try DishKind(name).name == name)
  }

  @Test(arguments: [
    ("", TextError.empty), (" Pizzas", .unclean), ("Pizzas\tfrías", .unclean),
    (String(repeating: "a", count: 61), .tooLong(61, limit: 60)),
  ])
  func `The kind of a dish must be one clean line of 1 to 60 scalars`(name: String, error: TextError) throws {
    #expect(throws: error) { try DishKind(name) }
    #expect(try DishKind(String(repeating: "a", count: 60)).name.count == 60)
  }

  @Test(arguments: ["Bocadillos fríos", "bocadillos frios", "BOCADILLOS FRÍOS", "Bocadillos fri\u{301}os"])
  func `is known by its words, whatever accents and case`(name: String) throws {
    #expect(try DishKind(name).isSameWord(as: DishKind("Bocadillos fríos")))
    #expect(try DishKind("Bocadillos fríos").isSameWord(as: DishKind(name)))
  }

  @Test(arguments: [
    ("Pizza", "Pizzas"), ("Caña", "Cana"), ("Fríos", "Bocadillos fríos"), ("Arroces", "Arroz"),
  ])
  func `is not known by other words`(left: String, right: String) throws {
    #expect(try !DishKind(left).isSameWord(as: DishKind(right)))
  }

  @Test func `differs from the same words in capitals`() throws {
    #expect(try DishKind("Pizzas") != DishKind("PIZZAS"))
    #expect(try DishKind("Pizzas") == DishKind("Pizzas"))
  }
}
