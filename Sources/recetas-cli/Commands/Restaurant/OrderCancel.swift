import Entities
import Interfaces
import UseCases

extension Command {
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
}
