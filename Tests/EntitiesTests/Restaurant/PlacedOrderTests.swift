import Entities
import Testing

@Suite struct `Placing an order` {
  let pizza: Dish
  var order: OrderDraft

  init() throws {
    pizza = try dish("Margarita", "9.90")
    order = OrderDraft(id: try Order.ID("order-1"))
  }

  @Test mutating func `A placed order has the lines and the id of its draft, with date and delivery`() throws {
    try order.add(pizza, Quantity(2), note: OrderNote("sin sal"))
    let placed = try order.placed(placement())
    #expect(try placed.placement == placement())
    #expect(placed.lines == order.lines)
    #expect(placed.total == order.total && placed.units == order.units)
    #expect(placed.id == order.id)
  }

  @Test func `Placing an empty draft is refused`() throws {
    #expect(throws: OrderError.empty) { try order.placed(placement()) }
  }

  @Test mutating func `Changing a draft after it was placed doesn't change the placed order`() throws {
    try order.add(pizza)
    let placed = try order.placed(placement())
    try order.update(to: [:])
    #expect(try placed.lines == [line("Margarita", "9.90")])
    #expect(try placed.total == Money(exactly: "9.90"))
  }
}
