import Entities
import Testing

@Suite struct `A note on a line of an order` {
  @Test func `An order note is cleaned to one line and must have 1 to 200 scalars`() throws {
    #expect(try OrderNote("  sin\n cebolla ").text == "sin cebolla")
    #expect(throws: TextError.empty) { try OrderNote(" \u{200B}") }
    #expect(throws: TextError.tooLong(201, limit: 200)) { try OrderNote(String(repeating: "x", count: 201)) }
  }

  @Test func `stays when the quantity, the name or the price changes`() throws {
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

  @Test func `is frozen with the order, and of no dish that is not in it`() throws {
    let pizza = try dish("Margarita")
    var order = OrderDraft(id: try Order.ID("order-1"))
    #expect(throws: OrderError.noSuchLine(pizza.id)) { try order.setNote(nil, of: pizza.id) }
    try order.add(pizza, note: OrderNote("sin sal"))
    let placed = try order.placed(placement())
    try order.setNote(nil, of: pizza.id)
    #expect(placed.lines[0].note?.text == "sin sal")
  }
}
