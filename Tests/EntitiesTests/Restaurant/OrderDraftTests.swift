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

  @Test func `A new order draft is empty`() throws {
    #expect(try order.id == Order.ID("order-1"))
    #expect(order.isEmpty)
    #expect(order.units == 0)
    #expect(order.total == Money(minorUnits: 0))
  }

  @Test mutating func `Adding a new dish to an order appends a line`() throws {
    try order.add(pizza)
    try order.add(flan, Quantity(3))
    #expect(try order.lines == [line("Margarita", "9.90"), line("Flan", "4.35", quantity: 3)])
    #expect(order.units == 4)
    #expect(try order.total == Money(exactly: "22.95"))
    #expect(try order.line(flan.id) == line("Flan", "4.35", quantity: 3))
    #expect(order.line(Dish.ID(ofDishNamed: "Agua")) == nil)
    #expect(!order.isEmpty)
  }

  @Test mutating func `Adding the same dish to an order again increases the quantity at the original price`() throws {
    try order.add(pizza, Quantity(2))
    try order.add(flan)
    try order.add(dish("MARGARITA", "12.00"), Quantity(98))
    #expect(try order.lines == [line("Margarita", "9.90", quantity: 100), line("Flan", "4.35")])
    #expect(try order.total == Money(exactly: "994.35"))
  }

  @Test mutating func `Changing quantities in an order keeps the position of each line`() throws {
    try order.add(pizza)
    try order.add(flan)
    try order.setQuantity(Quantity(7), of: pizza.id)
    try order.changeQuantity(of: flan.id, by: 9)
    try order.changeQuantity(of: pizza.id, by: -2)
    #expect(try order.lines == [line("Margarita", "9.90", quantity: 5), line("Flan", "4.35", quantity: 10)])
    #expect(try order.total == Money(exactly: "93.00"))
  }

  @Test mutating func `Removing the last line from an order draft leaves an empty draft`() throws {
    try order.add(pizza)
    try order.add(flan)
    try order.removeLine(pizza.id)
    #expect(try order.lines == [line("Flan", "4.35")])
    #expect(try order.total == Money(exactly: "4.35"))

    try order.removeLine(flan.id)
    #expect(try order == OrderDraft(id: Order.ID("order-1")))
  }

  @Test mutating func `The total of an order is in the currency of its dishes, or in euros if the order is empty`()
    throws
  {
    let yen = try Currency(code: "JPY")
    let sushi = try dish("Sushi", "1200", currency: yen)
    try order.add(sushi, Quantity(2))
    #expect(order.total == Money(minorUnits: 2400, currency: yen))
    try order.removeLine(sushi.id)
    #expect(order.total == Money(minorUnits: 0, currency: .euro))
  }

  @Test mutating func `The total of an order is exact to the cent`() throws {
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

@Suite struct `A line of an order` {
  @Test func `An order line costs the unit price times the quantity`() throws {
    let line = try line("Margarita", "9.95", quantity: 3)
    #expect(line.dish == Dish.ID(ofDishNamed: "Margarita"))
    #expect(line.name == "Margarita")
    #expect(try line.unitPrice == Money(exactly: "9.95"))
    #expect(line.quantity.value == 3)
    #expect(try line.total == Money(exactly: "29.85"))
  }

  @Test func `An order line whose total is too large is rejected`() throws {
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 2")) {
      try OrderLine(
        dish: Dish.ID(ofDishNamed: "Oro"), name: "Oro", unitPrice: Money(minorUnits: .max),
        quantity: Quantity(2))
    }
  }

  @Test func `An order line with a negative price is rejected`() throws {
    let price = Money(minorUnits: -1)
    #expect(throws: MoneyError.negative(price)) {
      try OrderLine(dish: Dish.ID(ofDishNamed: "Pan"), name: "Pan", unitPrice: price, quantity: .one)
    }
  }
}

@Suite struct `A note on a line of an order` {
  @Test func `An order note is reduced to one line and must have 1 to 200 scalars`() throws {
    #expect(try OrderNote("  sin\n cebolla ").text == "sin cebolla")
    #expect(throws: TextError.empty) { try OrderNote(" \u{200B}") }
    #expect(throws: TextError.tooLong(201, limit: 200)) { try OrderNote(String(repeating: "x", count: 201)) }
  }

  @Test func `Changing the quantity, the name or the price of an order line keeps the line's note`() throws {
    let (pizza, note) = (try dish("Margarita"), try OrderNote("sin sal"))
    var order = OrderDraft(id: try Order.ID("order-1"))
    try order.add(pizza, note: note)
    try order.add(pizza)
    try order.changeQuantity(of: pizza.id, by: 1)
    try order.update(to: [pizza.id: dish("MARGARITA", "12")])
    #expect(order.lines.map(\.note) == [note] && order.units == 3)
    try order.add(pizza, note: OrderNote("muy hecha"))
    #expect(order.line(pizza.id)?.note?.text == "muy hecha")
    try order.setNote(nil, of: pizza.id)
    #expect(order.line(pizza.id)?.note == nil)
  }

  @Test func `Removing a note from an order draft doesn't remove the note from the placed order`() throws {
    let pizza = try dish("Margarita")
    var order = OrderDraft(id: try Order.ID("order-1"))
    #expect(throws: OrderError.noSuchLine(pizza.id)) { try order.setNote(nil, of: pizza.id) }
    try order.add(pizza, note: OrderNote("sin sal"))
    let placed = try order.placed(placement())
    try order.setNote(nil, of: pizza.id)
    #expect(placed.lines[0].note?.text == "sin sal")
  }
}

@Suite struct `An order at its limits` {
  let pizza: Dish
  let water = Dish.ID(ofDishNamed: "Agua")

  init() throws { pizza = try dish("Margarita", "9.90") }

  @Test(arguments: [(60, 41, 101), (100, 1, 101), (1, 100, 101)])
  func `An order line can have a quantity of at most 100`(first: Int, more: Int, refused: Int) throws {
    var order = try order([line("Margarita", quantity: first)])
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.add(pizza, quantity(more))
    }
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.changeQuantity(of: pizza.id, by: more)
    }
  }

  @Test(arguments: [(1, -1, 0), (5, -6, -1), (1, Int.max, Int.max)])
  func `Changing an order line's quantity to less than 1 or beyond the integer range is rejected`(
    first: Int, difference: Int, refused: Int
  )
    throws
  {
    var order = try order([line("Margarita", quantity: first)])
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.changeQuantity(of: pizza.id, by: difference)
    }
  }

  @Test func `Changing the quantity of a dish that isn't in the order is rejected`() throws {
    var order = try order([line("Margarita")])
    try expectRefusal(.noSuchLine(water), of: &order) { (order) throws(OrderError) in
      try order.setQuantity(.one, of: water)
    }
    try expectRefusal(.noSuchLine(water), of: &order) { (order) throws(OrderError) in
      try order.changeQuantity(of: water, by: 1)
    }
    try expectRefusal(.noSuchLine(water), of: &order) { (order) throws(OrderError) in
      try order.removeLine(water)
    }
  }

  @Test func `Adding a dish in another currency to an order is rejected`() throws {
    let yen = try Currency(code: "JPY")
    let sushi = try dish("Sushi", "1200", currency: yen)
    var order = try order([line("Margarita")])
    try expectRefusal(.money(.mixedCurrencies(.euro, yen)), of: &order) { (order) throws(OrderError) in
      try order.add(sushi)
    }
  }

  @Test func `Changing an order is rejected if the total would be too large`() throws {
    let gold = try dish("Oro", "92233720368547758.07")
    var order = try order([line("Oro", "92233720368547758.07")])
    try expectRefusal(.money(.tooLarge("\(Int64.max) × 2")), of: &order) { (order) throws(OrderError) in
      try order.add(gold)
    }
    try expectRefusal(.money(.tooLarge("\(Int64.max) × 9")), of: &order) { (order) throws(OrderError) in
      try order.setQuantity(quantity(9), of: gold.id)
    }
    try expectRefusal(.money(.tooLarge("\(Int64.max) + 990")), of: &order) { (order) throws(OrderError) in
      try order.add(pizza)
    }
  }

  private func order(_ lines: [OrderLine]) throws -> OrderDraft {
    try OrderDraft(id: Order.ID("order-1"), lines: lines)
  }

  private func quantity(_ value: Int) throws(OrderError) -> Quantity {
    do { return try Quantity(value) } catch { throw .quantity(error) }
  }

  /// Expects that a change to the order throws this error and leaves the order unchanged.
  private func expectRefusal(
    _ error: OrderError, of order: inout OrderDraft, _ change: (inout OrderDraft) throws(OrderError) -> Void
  ) throws {
    var changed = order
    #expect(throws: error) { try change(&changed) }
    #expect(changed == order)
  }
}
