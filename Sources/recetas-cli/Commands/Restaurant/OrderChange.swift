import Entities
import Interfaces
import UseCases

extension Command {
  static let orderAdd = Command(
    "order add DISH…", "añadir platos al pedido, por su fila, su nombre o su identificador",
    "add dishes to the order, by row, name or id",
    options: [
      .init("--quantity N", "cuántos de cada uno, de 1 a 100 (1)", "how many of each, 1 to 100 (1)"),
      .init("--note TEXT", "cómo lo quieres: sin cebolla", "how you want it: without onions"),
    ],
    examples: [
      "recetas-cli order add 3 --quantity 2", "recetas-cli order add 'Pizza Margherita' 'Tiramisù'",
      "recetas-cli order add 3 --note 'sin cebolla'",
    ]
  ) { context in
    let quantity = try context.texts.quantity(context.arguments.option("quantity") ?? "1")
    let note = try context.note() ?? nil
    try await context.kit.prepareMenu(context.output)
    var dishes: [Dish.ID] = []
    for word in context.arguments.repeated { dishes.append(try await context.dish(word).id) }
    let order = try await context.kit.restaurant.addDishToOrder(dishes, quantity: quantity, note: note)
    try context.show(order)
  }

  static let orderSet = Command(
    "order set LINE [N|+N|-N]", "cambiar cuántos hay de un plato, o su nota",
    "change the quantity of a dish, or its note",
    options: [.init("--note TEXT", "cómo lo quieres; vacío: sin nota", "how you want it; empty: no note")],
    examples: [
      "recetas-cli order set 1 3", "recetas-cli order set 1 +2", "recetas-cli order set 1 --note 'muy hecho'",
    ]
  ) { context in
    let (restaurant, texts) = (context.kit.restaurant, context.texts)
    let change = try context.arguments.operand("N|+N|-N").map(texts.quantityChange)
    let note = try context.note()
    if change == nil && note == nil { throw context.arguments.missing("N|+N|-N") }
    let dish: Dish.ID = try await context.recordID(context.arguments["LINE"], in: .order)
    if let change { return try context.show(try await restaurant.setLineQuantity(change, note: note, of: dish)) }
    if let note { try context.show(try await restaurant.setLineNote(note, of: dish)) }
  }

  static let orderRemove = Command(
    "order remove LINE", "quitar un plato del pedido", "remove a dish from the order",
    examples: ["recetas-cli order remove 2", "recetas-cli order remove 'Tiramisù'"]
  ) { context in
    let dish: Dish.ID = try await context.recordID(context.arguments["LINE"], in: .order)
    let order = try await context.kit.restaurant.removeLine(dish)
    try context.show(order)
  }

  static let orderCancel = Command(
    "order cancel", "borrar el pedido sin enviar", "delete the unplaced order",
    examples: ["recetas-cli order cancel --yes"]
  ) { context in
    let texts = context.texts
    let draft = try await context.kit.store.draft(of: context.kit.user)
    guard let draft else { return try context.output.write([Line(texts.nothingChosen)], or: JSONObject.cancelled(nil)) }
    try await context.agree(on: draft, asksFirst: !draft.isEmpty, texts.confirmCancel) {
      try await context.kit.restaurant.cancelOrder($0)
    }
    try context.output.write([Line(texts.cancelled)], or: JSONObject.cancelled(draft.id))
    context.remember(.order, [])
  }

  static let orderAgain = Command(
    "order again ID", "repetir un pedido anterior", "repeat a past order",
    examples: ["recetas-cli order again 1"]
  ) { context in
    try await context.kit.prepareMenu(context.output)
    let id: Order.ID = try context.id(context.arguments["ID"], in: .history)
    let again = try await context.agree(on: RepeatedOrder?.none, asksFirst: false) {
      $0.map(context.texts.words)
    } to: {
      try await context.kit.restaurant.orderAgain(id, accepting: $0?.differences ?? [])
    }
    try context.show(
      again.order, differences: again.differences, notice: context.notice(again.differences))
  }
}

extension Context {
  /// Returns the accepted differences, to be printed below the order. Empty if there are none.
  func notice(_ accepted: [OrderDifference]) -> [Line] {
    if accepted.isEmpty { return [] }
    return ["", Line(texts.acceptedChanges)] + accepted.map { Line("  " + texts.words($0), .warning) }
  }

  /// Returns the value of `--note`. `nil` if the option isn't given, and `.some(nil)` if the value is blank, which removes the note.
  fileprivate func note() throws -> OrderNote?? {
    guard let typed = arguments.option("note") else { return nil }
    if TextRule.cleaned(typed).isEmpty { return .some(nil) }
    do { return try OrderNote(typed) } catch { throw texts.badNote(error) }
  }
}
