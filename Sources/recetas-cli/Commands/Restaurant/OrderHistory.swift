import Entities
import Interfaces
import UseCases

extension Command {
  static let orderHistory = Command(
    "order history", "los pedidos anteriores, primero el último", "past orders, the newest first",
    options: PageOptions.specs,
    examples: ["recetas-cli order history", "recetas-cli order history --limit 5"]
  ) { context in
    let page = try context.arguments.page()
    let found = try await context.kit.store.history(of: context.kit.user, page: page)
    let model = HistoryModel(found.items, firstNumber: page.offset + 1, hasMore: found.hasMore, in: context.texts)
    try context.show(
      model, .history, page, nothing: context.texts.nothing(page), or: .history(found, page))
  }
}
