import Entities
import Testing

@Suite struct `Placing an order` {
  let pizza: Dish
  var order: Order

  init() throws {
    pizza = try dish("Margarita", "9.90")
    order = Order(id: try Order.ID("order-1"))
  }

  @Test mutating func `says when and where to, and leaves the rest`() throws {
    try order.add(pizza, Quantity(2))
    let draft = order
    try order.place(placement())
    #expect(try order.placement == placement())
    #expect(order.lines == draft.lines)
    #expect(order.total == draft.total)
    #expect(order.id == draft.id)
    #expect(order != draft)
  }

  @Test mutating func `that is empty is refused and changes nothing`() throws {
    let empty = order
    #expect(throws: OrderError.empty) { try order.place(placement()) }
    #expect(order == empty)
  }

  @Test mutating func `twice is refused, and the first time stands`() throws {
    try order.add(pizza)
    try order.place(placement(at: 1))
    #expect(throws: OrderError.alreadyPlaced(order.id)) { try order.place(placement(at: 2)) }
    #expect(try order.placement == placement(at: 1))
  }

  enum Change: CaseIterable {
    case addNew, addMore, set, raise, remove, update, clear
  }

  @Test(arguments: Change.allCases)
  mutating func `ends all change`(change: Change) throws {
    try order.add(pizza)
    try order.place(placement())
    let placed = order
    #expect(throws: OrderError.alreadyPlaced(order.id)) {
      switch change {
      case .addNew: try order.add(dish("Flan"))
      case .addMore: try order.add(pizza)
      case .set: try order.setQuantity(Quantity(2), of: pizza.id)
      case .raise: try order.changeQuantity(of: pizza.id, by: 1)
      case .remove: try order.removeLine(pizza.id)
      case .update: try order.update(to: menu(dish("Margarita", "11.00")))
      case .clear: try order.update(to: [:])
      }
    }
    #expect(order == placed)
  }

  @Test func `is refused as placed before anything else is looked at`() throws {
    var order = Order(id: try Order.ID("order-1"))
    try order.add(dish("Pan"), Quantity(100))
    try order.place(placement())
    #expect(throws: OrderError.alreadyPlaced(order.id)) { try order.add(dish("Pan")) }
    #expect(throws: OrderError.alreadyPlaced(order.id)) { try order.removeLine(Dish.ID(ofDishNamed: "nada")) }
  }
}
