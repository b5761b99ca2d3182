import Entities
import Interfaces
import UseCases

extension Command {
  static let orderAdd = Command(
    "order add DISH", "añadir un plato al pedido", "add a dish to the order",
    options: [.init("--quantity N", "cuántos, de 1 a 100 (1)", "how many, 1 to 100 (1)")],
    examples: ["recetas-cli order add 3", "recetas-cli order add 3 --quantity 2"]
  ) { context in
    let quantity = try context.texts.quantity(context.arguments.option("quantity") ?? "1")
    try await context.kit.prepareMenu(context.output)
    let dish: Dish.ID = try context.id(context.arguments["DISH"], in: .menu)
    let order = try await context.kit.restaurant.addDishToOrder(dish, quantity: quantity)
    try context.show(order)
  }

  static let orderSet = Command(
    "order set LINE N|+N|-N", "cambiar cuántos hay de un plato", "change how many there are of a dish",
    examples: ["recetas-cli order set 1 3", "recetas-cli order set 1 +2", "recetas-cli order set 1 -1"]
  ) { context in
    let change = try context.texts.quantityChange(context.arguments["N|+N|-N"])
    let dish: Dish.ID = try context.id(context.arguments["LINE"], in: .order)
    let order = try await context.kit.restaurant.setLineQuantity(change, of: dish)
    try context.show(order)
  }

  static let orderRemove = Command(
    "order remove LINE", "quitar un plato del pedido", "take a dish out of the order",
    examples: ["recetas-cli order remove 2"]
  ) { context in
    let dish: Dish.ID = try context.id(context.arguments["LINE"], in: .order)
    let order = try await context.kit.restaurant.removeLine(dish)
    try context.show(order)
  }

  static let orderCancel = Command(
    "order cancel", "borrar el pedido sin enviar", "delete the order that is not placed",
    examples: ["recetas-cli order cancel --yes"]
  ) { context in
    let texts = context.texts
    let draft = try await context.kit.store.draft(of: context.kit.user)
    guard let draft else { return try context.output.write([Line(texts.nothingChosen)], or: JSONObject.cancelled(nil)) }
    if !draft.isEmpty { try await context.confirm(texts.confirmCancel(draft)) }
    try await context.kit.restaurant.cancelOrder(draft.id)
    try context.output.write([Line(texts.cancelled)], or: JSONObject.cancelled(draft.id))
    context.remember(.order, [])
  }

  static let orderAgain = Command(
    "order again ID", "pedir lo mismo que otra vez", "order the same as before",
    examples: ["recetas-cli order again 1"]
  ) { context in
    try await context.kit.prepareMenu(context.output)
    let id: Order.ID = try context.id(context.arguments["ID"], in: .history)
    let again = try await context.kit.restaurant.orderAgain(id)
    let changes = again.differences.map { Line("  " + context.texts.words($0), .warning) }
    try context.show(
      again.order, differences: again.differences,
      notice: changes.isEmpty ? [] : ["", Line(context.texts.differentNow)] + changes)
  }
}
