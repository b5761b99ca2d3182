package import Entities
package import UseCases

/// Labels and messages for the restaurant.
extension Texts {
  package var menu: String { say("Carta", "Menu") }
  package var emptyMenu: String { say("La carta está vacía.", "The menu is empty.") }
  package func nothingFound(_ query: String) -> String {
    say("Ningún plato coincide con «\(query)».", "No dish matches “\(query)”.") + " " + searched(Dish.searchedFields)
  }
  package var moreDishes: String { say("Hay más platos.", "There are more dishes.") }
  package func dishes(_ number: Int) -> String { count(number, ("plato", "platos"), ("dish", "dishes")) }

  var newDish: String { say("Nuevo plato", "New dish") }
  func added(_ dish: Dish) -> String { say("En la carta: \(words(dish)).", "On the menu: \(words(dish)).") }
  package func deletes(_ dish: Dish) -> String {
    say(
      "¿Quitar de la carta «\(dish.name)», \(money(dish.price))?",
      "Take “\(dish.name)”, \(money(dish.price)), off the menu?")
  }
  func deleted(_ dish: Dish) -> String {
    say("Ya no está en la carta: \(dish.name).", "No longer on the menu: \(dish.name).")
  }

  package var yourOrder: String { say("Tu pedido", "Your order") }
  package var nothingChosen: String { say("Aún no has elegido nada.", "Nothing chosen yet.") }
  package var total: String { say("Total", "Total") }
  package var cancelled: String { say("Pedido cancelado.", "Order canceled.") }
  package func order(_ id: Order.ID) -> String { say("Pedido \(id.text)", "Order \(id.text)") }

  /// Returns a line with the name, the description and the price of a dish.
  func words(_ dish: Dish) -> String {
    [dish.name, dish.description, money(dish.price)].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  package func added(_ dish: Dish.ID, to order: OrderDraft) -> String {
    guard let line = order.line(dish) else { return yourOrder }
    return say(
      "En tu pedido: \(line.quantity.value) × \(line.name). Total: \(money(order.total)).",
      "In your order: \(line.quantity.value) × \(line.name). Total: \(money(order.total)).")
  }

  package var nothingPlaced: String { say("No se ha enviado nada.", "The order was not placed.") }

  /// Returns a sentence with the changes to an order and its new total.
  package func words(_ now: CurrentOrder) -> String {
    let total = newTotal(now)
    if now.differences.isEmpty { return say("Tu pedido ha cambiado: \(total).", "Your order has changed: \(total).") }
    let list = list(now.differences)
    return say(
      "La carta ha cambiado: \(list). Nuevo total: \(total).",
      "The menu has changed: \(list). New total: \(total).")
  }
  /// Returns the number of dishes and the total at the current prices.
  package func newTotal(_ now: CurrentOrder) -> String {
    guard let order = try? now.order.accepting(now.differences) else { return "—" }
    return "\(dishes(order.units)), \(money(order.total))"
  }
  package func asksToPlace(_ now: CurrentOrder) -> String {
    say("\(words(now)) ¿Enviar este pedido?", "\(words(now)) Place this order?")
  }
  func asksToCancel(_ order: OrderDraft) -> String {
    let what = "\(dishes(order.units)), \(money(order.total))"
    return say("¿Cancelar tu pedido (\(what))?", "Cancel your order (\(what))?")
  }
  /// Returns a sentence about the differences between a placed order and the new order that repeats it.
  package func words(_ again: RepeatedOrder) -> String {
    let (list, total) = (list(again.differences), "\(dishes(again.order.units)), \(money(again.order.total))")
    return say(
      "Ha cambiado desde entonces: \(list). Ahora sería: \(total).",
      "It has changed since then: \(list). It would now be \(total).")
  }
  func asksToRepeat(_ again: RepeatedOrder) -> String {
    say("\(words(again)) ¿Pedir esto?", "\(words(again)) Order this?")
  }
  func list(_ differences: [OrderDifference]) -> String { differences.map(words).joined(separator: "; ") }

  package func onItsWay(_ order: PlacedOrder) -> String {
    let address = order.placement.delivery.address.text
    return say(
      "Tu pedido está en camino a \(address): \(dishes(order.units)), \(money(order.total)). Número: \(order.id.text).",
      "Your order is on its way to \(address): \(dishes(order.units)), \(money(order.total)). Number: \(order.id.text)."
    )
  }

  package func orderedAgain(_ order: OrderDraft) -> String {
    say(
      "Otra vez en tu pedido: \(dishes(order.units)), \(money(order.total)).",
      "In your order again: \(dishes(order.units)), \(money(order.total)).")
  }

  package var note: String { say("nota", "note") }
  package func badNote(_ error: TextError) -> Problem {
    Problem(
      .refused, FieldName("la nota", "note").sentence(error, in: self),
      say("El pedido sigue como estaba.", "The order was not changed."))
  }
  package func noDish(named name: String) -> Problem {
    problem(
      .notFound, "Ningún plato de la carta se llama «\(name)».", "No dish on the menu is called “\(name)”.",
      advice: "Mira la carta.", "Look at the menu.")
  }

  package var history: String { say("Pedidos anteriores", "Past orders") }
  package var nothingOrdered: String { say("Aún no has hecho ningún pedido.", "Nothing ordered yet.") }
  package func noOrderFound(_ query: String) -> String {
    say("Ningún pedido coincide con «\(query)».", "No order matches “\(query)”.") + " "
      + searched(HistoryFilter.searchedFields)
  }
  package var noOrderPasses: String { say("Ningún pedido coincide.", "No orders match.") }
  package var moreOrders: String { say("Hay más pedidos.", "There are more orders.") }
  package var address: String { say("Dirección", "Address") }
  package var phone: String { say("Teléfono", "Telephone") }

  func details(_ placement: Placement) -> [String] {
    [
      date(placement.date), "\(address): \(placement.delivery.address.text)",
      "\(phone): \(placement.delivery.phone.text)",
    ]
  }

  /// Returns a difference as a remark on its order line, without the name of the dish.
  func remark(_ difference: OrderDifference) -> String {
    switch difference {
    case .missing: say("ya no está en la carta", "no longer on the menu")
    case .changed(_, let name?, let price?):
      say("ahora se llama «\(name)» y cuesta \(money(price))", "now called “\(name)” and costs \(money(price))")
    case .changed(_, let name?, nil): say("ahora se llama «\(name)»", "now called “\(name)”")
    case .changed(let line, nil, let price):
      say("ahora cuesta \(money(price ?? line.unitPrice))", "now costs \(money(price ?? line.unitPrice))")
    }
  }

  /// Returns a difference as a clause that includes the name of the dish.
  package func words(_ difference: OrderDifference) -> String {
    switch difference {
    case .missing(let line):
      say("\(line.name): ya no está en la carta", "\(line.name): no longer on the menu")
    case .changed(let line, let name?, let price?):
      say(
        "\(line.name): ahora se llama «\(name)» y cuesta \(money(price)) (antes \(money(line.unitPrice)))",
        "\(line.name): now called “\(name)” and costs \(money(price)) (was \(money(line.unitPrice)))")
    case .changed(let line, let name?, nil):
      say("\(line.name): ahora se llama «\(name)»", "\(line.name): now called “\(name)”")
    case .changed(let line, nil, let price):
      say(
        "\(line.name): costaba \(money(line.unitPrice)), ahora \(money(price ?? line.unitPrice))",
        "\(line.name): was \(money(line.unitPrice)), now \(money(price ?? line.unitPrice))")
    }
  }
}
