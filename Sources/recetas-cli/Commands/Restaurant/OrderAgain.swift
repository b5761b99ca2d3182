import Entities
import Interfaces
import UseCases

extension Command {
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
