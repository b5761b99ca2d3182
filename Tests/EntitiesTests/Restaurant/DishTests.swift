import Entities
import Testing

@Suite struct `A dish on the menu` {
  @Test func `is what was said of it, under the id of its name`() throws {
    let kind = try DishKind("Postres")
    let dish = try Dish(
      name: "Piña asada", description: "Con ron y coco.", price: Money(minorUnits: 590), kind: kind)
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
  func `may be described in one clean line`(description: String, error: TextError) throws {
    #expect(throws: DishError.description(error)) { try make(description: description) }
    #expect(try make(description: "").description.isEmpty)
    #expect(try make(description: String(repeating: "x", count: 2000)).description.count == 2000)
  }

  @Test func `may be free, and never costs less than that`() throws {
    #expect(try make(price: 0).price.minorUnits == 0)
    #expect(throws: DishError.negativePrice(Money(minorUnits: -1))) { try make(price: -1) }
  }

  @Test(arguments: ["", "piña", "PINA", "asada", "ron y", "coco.", "con asada"])
  func `is found by its name and by its description`(query: String) throws {
    #expect(try make(name: "Piña asada", description: "Con ron y coco.").matches(SearchText(query)))
  }

  @Test(arguments: ["postres", "dish", "asadas", "asada sin", "590"])
  func `A dish matches no search for anything but its name and description`(query: String) throws {
    #expect(try !make(name: "Piña asada", description: "Con ron y coco.").matches(SearchText(query)))
  }

  private func make(name: String = "Pan", description: String = "", price: Int64 = 590) throws -> Dish {
    try Dish(
      name: name, description: description, price: Money(minorUnits: price), kind: DishKind("Postres"))
  }
}
