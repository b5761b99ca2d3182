import Entities
import UseCases

extension Command {
  static let orderRemove = Command(
    "order remove LINE", "quitar un plato del pedido", "take a dish out of the order",
    examples: ["recetas-cli order remove 2"]
  ) { context in
    let dish: Dish.ID = try context.id(context.arguments["LINE"], in: .order)
    let order = try await context.kit.restaurant.removeLine(dish)
    try context.show(order)
  }
}
