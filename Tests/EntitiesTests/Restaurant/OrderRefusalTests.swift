import Entities
import Testing

@Suite struct `An order that is asked too much` {
  let pizza: Dish
  let water = Dish.ID(ofDishNamed: "Agua")

  init() throws { pizza = try dish("Margarita", "9.90") }

  @Test(arguments: [(60, 41, 101), (100, 1, 101), (1, 100, 101)])
  func `holds no more than a hundred of a dish`(first: Int, more: Int, refused: Int) throws {
    var order = try order([line("Margarita", quantity: first)])
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.add(pizza, quantity(more))
    }
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.changeQuantity(of: pizza.id, by: more)
    }
  }

  @Test(arguments: [(1, -1, 0), (5, -6, -1), (1, Int.max, Int.max)])
  func `holds at least one, and no sum that can't be`(first: Int, difference: Int, refused: Int) throws {
    var order = try order([line("Margarita", quantity: first)])
    try expectRefusal(.quantity(.outOfRange(refused)), of: &order) { (order) throws(OrderError) in
      try order.changeQuantity(of: pizza.id, by: difference)
    }
  }

  @Test func `knows only the dishes that are in it`() throws {
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

  @Test func `An order refuses a dish in another currency`() throws {
    let yen = try Currency(code: "JPY")
    let sushi = try dish("Sushi", "1200", currency: yen)
    var order = try order([line("Margarita")])
    try expectRefusal(.money(.mixedCurrencies(.euro, yen)), of: &order) { (order) throws(OrderError) in
      try order.add(sushi)
    }
  }

  @Test func `costs no more than can be counted`() throws {
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

  /// What is refused changes nothing.
  private func expectRefusal(
    _ error: OrderError, of order: inout OrderDraft, _ change: (inout OrderDraft) throws(OrderError) -> Void
  ) throws {
    var changed = order
    #expect(throws: error) { try change(&changed) }
    #expect(changed == order)
  }
}
