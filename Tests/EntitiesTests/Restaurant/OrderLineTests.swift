import Entities
import Testing

@Suite struct `A line of an order` {
  @Test func `costs so many times its dish`() throws {
    let line = try line("Margarita", "9.95", quantity: 3)
    #expect(line.dish == Dish.ID(ofDishNamed: "Margarita"))
    #expect(line.name == "Margarita")
    #expect(try line.unitPrice == Money(exactly: "9.95"))
    #expect(line.quantity.value == 3)
    #expect(try line.total == Money(exactly: "29.85"))
  }

  @Test func `is refused when its total does not fit`() throws {
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 2")) {
      try OrderLine(
        dish: Dish.ID(ofDishNamed: "Oro"), name: "Oro", unitPrice: Money(minorUnits: .max),
        quantity: Quantity(2))
    }
  }

  @Test func `does not cost less than nothing`() throws {
    let price = Money(minorUnits: -1)
    #expect(throws: MoneyError.negative(price)) {
      try OrderLine(dish: Dish.ID(ofDishNamed: "Pan"), name: "Pan", unitPrice: price, quantity: .one)
    }
  }
}
