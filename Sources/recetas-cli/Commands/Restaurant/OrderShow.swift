import Entities
import Interfaces
import UseCases

extension Command {
  static let orderShow = Command(
    "order show [ID]", "tu pedido, o uno anterior", "your order, or a past one",
    examples: ["recetas-cli order show", "recetas-cli order show 1"]
  ) { context in
    if let word = context.arguments.operand("ID") {
      let id: Order.ID = try context.id(word, in: .history)
      try context.show(
        try await context.found(
          await context.kit.store.placedOrder(id, of: context.kit.user), or: context.texts.noSuchOrder(id)))
    } else {
      try await context.showDraft()
    }
  }

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

extension Context {
  /// Prints the current order, with what became of its dishes meanwhile.
  func showDraft() async throws {
    let current = try await kit.restaurant.getCurrentOrder()
    try show(current?.order, differences: current?.differences ?? [])
  }

  func show(_ order: Order?, differences: [OrderDifference] = [], notice: [Line] = []) throws {
    var lines = [Line(texts.nothingChosen)]
    if let order, !order.isEmpty {
      lines = OrderText.lines(OrderModel(order, differences: differences, in: texts), texts)
    }
    try output.write(lines + notice, or: JSONObject.currentOrder(order, differences))
    if order?.placement == nil { remember(.order, order?.lines.map(\.dish.text) ?? []) }
  }
}
