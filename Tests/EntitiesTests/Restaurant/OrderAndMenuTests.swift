import Entities
import Testing

@Suite struct `An order compared with the current menu` {
  let pizza: OrderLine
  let flan: OrderLine
  let water: OrderLine
  var order: OrderDraft

  init() throws {
    pizza = try line("Margarita", "9.90", quantity: 2)
    flan = try line("Flan", "4.35")
    water = try line("Agua", "1.10", quantity: 5)
    order = try OrderDraft(id: Order.ID("order-1"), lines: [pizza, flan, water])
  }

  @Test func `An order has no differences from a menu with the same prices`() throws {
    let today = menu(try dish("Agua", "1.10"), try dish("Margarita"), try dish("Flan", "4.35"), try dish("Sopa"))
    #expect(order.differences(from: today) == [])
  }

  @Test func `An order reports removed dishes and new prices line by line`() throws {
    let today = menu(try dish("Margarita", "10.50"), try dish("Agua", "1.00"))
    let differences = order.differences(from: today)
    #expect(
      differences == [
        .changed(pizza, newPrice: Money(minorUnits: 1050)), .missing(flan),
        .changed(water, newPrice: Money(minorUnits: 100)),
      ])
    #expect(differences.map(\.line) == [pizza, flan, water])
  }

  @Test func `An order reports the new names of dishes along with their new prices`() throws {
    let today = menu(
      Dish(pizza.dish, of: try dish("Pizza Reina")), Dish(flan.dish, of: try dish("Flan de café", "4.50")),
      try dish("Agua", "1.10"))
    let differences = order.differences(from: today)
    #expect(
      differences == [
        .changed(pizza, newName: "Pizza Reina"),
        .changed(flan, newName: "Flan de café", newPrice: Money(minorUnits: 450)),
      ])
    let accepted = try order.accepting(differences)
    #expect(accepted.lines.map(\.name) == ["Pizza Reina", "Flan de café", "Agua"])
    #expect(try accepted.total == Money(exactly: "29.80"))
  }

  @Test func `An order reports a price in another currency as a difference`() throws {
    let dollar = try Currency(code: "USD")
    let today = menu(try dish("Margarita", currency: dollar), try dish("Flan", "4.35"), try dish("Agua", "1.10"))
    #expect(order.differences(from: today) == [.changed(pizza, newPrice: Money(minorUnits: 990, currency: dollar))])
  }

  @Test func `An order doesn't report a different spelling of a dish's name as a difference`() throws {
    let today = menu(try dish("MARGARITÁ"), try dish("flan", "4.35"), try dish("AGUA", "1.10"))
    #expect(order.differences(from: today).isEmpty)
  }

  @Test mutating func `Updating an order from the menu keeps the quantities and the order of the lines`() throws {
    let today = menu(try dish("AGUA", "1.00"), try dish("Margarita", "10.50"), try dish("Sopa"))
    try order.update(to: today)
    #expect(try order.lines == [line("Margarita", "10.50", quantity: 2), line("AGUA", "1.00", quantity: 5)])
    #expect(try order.total == Money(exactly: "26.00"))
    #expect(order.differences(from: today).isEmpty)
  }

  @Test mutating func `Updating an order removes all lines if none of its dishes is on the menu`() throws {
    try order.update(to: menu(dish("Sopa")))
    #expect(try order == OrderDraft(id: Order.ID("order-1")))
  }

  @Test mutating func `A failed update of an order from the menu doesn't change the order`() throws {
    let before = order
    let dear = menu(try dish("Margarita", "92233720368547758.07"))
    #expect(throws: OrderError.money(.tooLarge("\(Int64.max) × 2"))) { try order.update(to: dear) }
    #expect(order == before)

    let yen = try Currency(code: "JPY")
    let mixed = menu(try dish("Margarita"), try dish("Agua", "100", currency: yen))
    #expect(throws: OrderError.money(.mixedCurrencies(.euro, yen))) { try order.update(to: mixed) }
    #expect(order == before)
  }
}
