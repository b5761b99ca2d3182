import Entities
import Interfaces
import Testing

@Suite struct `Messages of the restaurant` {
  let menu: SmallMenu
  let order: OrderDraft

  init() throws {
    menu = try SmallMenu()
    order = try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)])
  }

  @Test func `The message about an added dish states the quantity and the order's total`() {
    BothLanguages.check(
      { $0.added(menu.margarita.id, to: order) }, "En tu pedido: 2 × Margarita. Total: 19,90\u{A0}€.",
      "In your order: 2 × Margarita. Total: €19.90.")
  }

  @Test func `The message about adding a dish is the order's title if the dish is missing from the order`() {
    BothLanguages.check({ $0.added(menu.steak.id, to: order) }, "Tu pedido", "Your order")
  }

  @Test func `The message about a placed order states the address, the total and the order number`() throws {
    let placed = try Restaurant.placed(order)
    BothLanguages.check(
      { $0.onItsWay(placed) },
      "Tu pedido está en camino a Calle del Pez, 3: 3 platos, 19,90\u{A0}€. Número: order-1.",
      "Your order is on its way to Calle del Pez, 3: 3 dishes, €19.90. Number: order-1.")
  }

  @Test func `The message about ordering again states the order's total`() {
    BothLanguages.check(
      { $0.orderedAgain(order) }, "Otra vez en tu pedido: 3 platos, 19,90\u{A0}€.",
      "In your order again: 3 dishes, €19.90.")
  }

  @Test func `The message about a menu change states the dish, its new name and both prices`() {
    BothLanguages.check(
      { $0.words(.missing(order.lines[1])) }, "nata: ya no está en la carta", "nata: no longer on the menu")
    BothLanguages.check(
      { $0.words(.changed(order.lines[0], newPrice: Money(minorUnits: 1050))) },
      "Margarita: costaba 9,90\u{A0}€, ahora 10,50\u{A0}€", "Margarita: was €9.90, now €10.50")
    BothLanguages.check(
      { $0.words(.changed(order.lines[0], newName: "Reina")) },
      "Margarita: ahora se llama «Reina»", "Margarita: now called “Reina”")
    BothLanguages.check(
      { $0.words(.changed(order.lines[0], newName: "Reina", newPrice: Money(minorUnits: 1050))) },
      "Margarita: ahora se llama «Reina» y cuesta 10,50\u{A0}€ (antes 9,90\u{A0}€)",
      "Margarita: now called “Reina” and costs €10.50 (was €9.90)")
  }

  @Test func `The messages for an empty menu, order, history and search exist in English and Spanish`() {
    BothLanguages.check(\.emptyMenu, "La carta está vacía.", "The menu is empty.")
    BothLanguages.check(\.nothingChosen, "Aún no has elegido nada.", "Nothing chosen yet.")
    BothLanguages.check(\.nothingOrdered, "Aún no has hecho ningún pedido.", "Nothing ordered yet.")
    BothLanguages.check(\.cancelled, "Pedido cancelado.", "Order canceled.")
    BothLanguages.check(
      { $0.nothingFound("sushi") }, "Ningún plato coincide con «sushi». Se ha buscado en nombre y descripción.",
      "No dish matches “sushi”. Searched name and description.")
  }
}
