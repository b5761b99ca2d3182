import Entities
import Interfaces
import UseCases

extension Command {
  static let orderSet = Command(
    "order set LINE N|+N|-N", "cambiar cuántos hay de un plato", "change how many there are of a dish",
    examples: ["recetas-cli order set 1 3", "recetas-cli order set 1 +2", "recetas-cli order set 1 -1"]
  ) { context in
    let change = try context.texts.quantityChange(context.arguments["N|+N|-N"])
    let dish: Dish.ID = try context.id(context.arguments["LINE"], in: .order)
    let order = try await context.kit.restaurant.setLineQuantity(change, of: dish)
    try context.show(order)
  }
}
