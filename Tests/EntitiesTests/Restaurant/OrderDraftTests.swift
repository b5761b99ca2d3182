import Entities
import Testing

@Suite struct `Filling an order` {
  let pizza: Dish
  let flan: Dish
  var order: OrderDraft

  init() throws {
    pizza = try dish("Margarita", "9.90")
    flan = try dish("Flan", "4.35", kind: "Postres")
    order = OrderDraft(id: try Order.ID("order-1"))
  }

  @Test func `begins with nothing`() throws {
    #expect(try order.id == Order.ID("order-1"))
    #expect(order.isEmpty)
    #expect(order.units == 0)
    #expect(order.total == Money(minorUnits: 0))
  }

  @Test mutating func `adds a line at the end for a dish that is new`() throws {
    try order.add(pizza)
    try order.add(flan, Quantity(3))
    #expect(try order.lines == [line("Margarita", "9.90"), line("Flan", "4.35", quantity: 3)])
    #expect(order.units == 4)
    #expect(try order.total == Money(exactly: "22.95"))
    #expect(try order.line(flan.id) == line("Flan", "4.35", quantity: 3))
    #expect(order.line(Dish.ID(ofDishNamed: "Agua")) == nil)
    #expect(!order.isEmpty)
  }

  @Test mutating func `adds to the line that has the dish, at the price that was seen first`() throws {
    try order.add(pizza, Quantity(2))
    try order.add(flan)
    try order.add(dish("MARGARITA", "12.00"), Quantity(98))
    #expect(try order.lines == [line("Margarita", "9.90", quantity: 100), line("Flan", "4.35")])
    #expect(try order.total == Money(exactly: "994.35"))
  }

  @Test mutating func `sets and changes a quantity, and leaves the lines where they are`() throws {
    try order.add(pizza)
    try order.add(flan)
    try order.setQuantity(Quantity(7), of: pizza.id)
    try order.changeQuantity(of: flan.id, by: 9)
    try order.changeQuantity(of: pizza.id, by: -2)
    #expect(try order.lines == [line("Margarita", "9.90", quantity: 5), line("Flan", "4.35", quantity: 10)])
    #expect(try order.total == Money(exactly: "93.00"))
  }

  @Test mutating func `removes a line, down to nothing`() throws {
    try order.add(pizza)
    try order.add(flan)
    try order.removeLine(pizza.id)
    #expect(try order.lines == [line("Flan", "4.35")])
    #expect(try order.total == Money(exactly: "4.35"))

    try order.removeLine(flan.id)
    #expect(try order == OrderDraft(id: Order.ID("order-1")))
  }

  @Test mutating func `in another currency totals in that one, and in euros again when it is empty`() throws {
    let yen = try Currency(code: "JPY")
    let sushi = try dish("Sushi", "1200", currency: yen)
    try order.add(sushi, Quantity(2))
    #expect(order.total == Money(minorUnits: 2400, currency: yen))
    try order.removeLine(sushi.id)
    #expect(order.total == Money(minorUnits: 0, currency: .euro))
  }

  @Test mutating func `adds up to the cent whatever is chosen`() throws {
    var random = SeededGenerator(seed: 110)
    var cents: Int64 = 0
    var units = 0
    for index in 0..<200 {
      let price = Int64.random(in: 0...99_999, using: &random)
      let quantity = try Quantity(Int.random(in: Quantity.range, using: &random))
      try order.add(
        Dish(name: "Plato \(index)", description: "", price: Money(minorUnits: price), kind: pizza.kind),
        quantity)
      cents += price * Int64(quantity.value)
      units += quantity.value
    }
    #expect(order.total == Money(minorUnits: cents))
    #expect(order.units == units)
    #expect(order.lines.map(\.name) == (0..<200).map { "Plato \($0)" })
  }
}
