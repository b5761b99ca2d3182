import Entities
import Interfaces
import UseCases

extension Command {
  static let orderAdd = Command(
    "order add DISH", "añadir un plato al pedido", "add a dish to the order",
    options: [
      .init("--quantity N", "cuántos, de 1 a 100 (1)", "how many, 1 to 100 (1)")
    ],
    examples: ["recetas-cli order add 3", "recetas-cli order add 3 --quantity 2"]
  ) { context in
    let quantity = try context.texts.quantity(context.arguments.option("quantity") ?? "1")
    try await context.kit.prepareMenu(context.output)
    let dish: Dish.ID = try context.id(context.arguments["DISH"], in: .menu)
    let order = try await context.kit.restaurant.addDishToOrder(dish, quantity: quantity)
    try context.show(order)
  }
}
