import Entities
import Interfaces
import UseCases

extension Command {
  static let orderShow = Command(
    spec: CommandSpec(
      name: ["order", "show"],
      summary: LocalText("tu pedido, o uno anterior", "your order, or a past one"),
      operands: [.init(name: "ID", isOptional: true)],
      examples: ["recetas-cli order show", "recetas-cli order show 1"])
  ) { (context) async throws(Failure) in
    if let word = context.arguments.operand("ID") {
      let id: Order.ID = try context.id(word, in: .history)
      try context.show(try await context.placedOrder(id))
    } else {
      try await context.showDraft()
    }
  }
}

extension Context {
  /// Prints the current order, with what became of its dishes meanwhile.
  func showDraft() async throws(Failure) {
    let current = try await attempt(Failure.init) { () async throws(GatewayError) in try await kit.getCurrentOrder() }
    try show(current?.order, differences: current?.differences ?? [])
  }

  func show(_ order: Order?, differences: [OrderDifference] = [], notice: [Line] = []) throws(Failure) {
    var lines = [Line(texts.nothingChosen)]
    if let order, !order.isEmpty {
      lines = OrderText.lines(OrderModel(order, differences: differences, in: texts), texts)
    }
    try output.write(lines + notice, or: CurrentOrderDocument(order, differences))
    if order?.placement == nil { remember(.order, order?.lines.map(\.dish.text) ?? []) }
  }

  func placedOrder(_ id: Order.ID) async throws(Failure) -> Order {
    do {
      return try await kit.store.placedOrder(id, of: kit.user)
    } catch .notFound {
      throw Failure(.noInput, texts.noSuchOrder(id))
    } catch {
      throw Failure(error, texts)
    }
  }
}
