import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let orderShow = Command(
    "order show [ID]", "tu pedido, o uno anterior", "your order, or a past one",
    options: [
      .init(
        "--html FILE", "escribirlo como página HTML en un solo archivo; -: la salida estándar",
        "write it as a self-contained HTML page; -: standard output", writes: true)
    ],
    examples: ["recetas-cli order show", "recetas-cli order show 1 --html recibo.html"]
  ) { context in
    let path = context.arguments.path("html")
    if let word = context.arguments.operand("ID") {
      let id: Order.ID = try context.id(word, in: .history)
      let order = try await context.found(
        await context.kit.store.placedOrder(id, of: context.kit.user), or: context.texts.noSuchOrder(id))
      guard let path else { return try context.show(order) }
      try await context.write(ReceiptPage.html(order, context.texts), to: path)
    } else {
      let current = try await context.kit.restaurant.getCurrentOrder()
      guard let path else { return try context.show(current?.order, differences: current?.differences ?? []) }
      guard let draft = current?.order else { throw context.texts.nothingToPrint }
      try await context.write(ReceiptPage.html(draft, context.texts), to: path)
    }
  }

  static let orderHistory = Command(
    "order history", "los pedidos anteriores, del más reciente al más antiguo", "past orders, newest first",
    options: [
      .init("--since DAY", "solo desde ese día: 2026-11-21", "only from that day on: 2026-11-21"),
      .init("--until DAY", "solo hasta ese día", "only up to that day"),
      PageOptions.search,
      .init(
        "--csv", "como tabla CSV, para una hoja de cálculo; sin --limit, entera",
        "as a CSV table, for a spreadsheet; without --limit, all of it"),
    ] + PageOptions.specs,
    examples: [
      "recetas-cli order history --limit 5", "recetas-cli order history --since 2026-11-01 --search tiramisu",
      "recetas-cli order history --csv",
    ]
  ) { context in
    let (page, query) = (try context.arguments.page(), context.arguments.option("search") ?? "")
    // The day given with `--until` is included as a whole.
    let filter = HistoryFilter(
      matching: SearchText(query), since: try context.day("since")?.start, until: try context.day("until")?.end)
    if context.arguments.has("csv") { return try await context.writeTable(filter, page) }
    let found = try await context.kit.store.history(of: context.kit.user, matching: filter, page: page)
    let model = HistoryModel(
      found.items, searching: query, firstNumber: page.offset + 1, hasMore: found.hasMore, in: context.texts)
    let nothing =
      filter.isOpen || page.offset > 0
      ? context.texts.nothing(page)
      // If dates are given, the text may still occur in an order outside these dates.
      : query.isEmpty || filter.since != nil || filter.until != nil
        ? context.texts.noOrderPasses : context.texts.noOrderFound(query)
    try await context.show(model, .history, page, nothing: nothing, or: .history(found, page))
  }
}

extension Context {
  /// The number of orders that are read at a time for a table.
  private static let tablePage = 100

  /// Prints the orders of a page as a table. Without `--limit`, prints all orders.
  fileprivate func writeTable(_ filter: HistoryFilter, _ page: Page) async throws {
    if output.isJSON { throw texts.csvIsNoJSON }
    try output.write(table: [HistoryTable.head])
    var rest = arguments.option("limit") == nil ? Page.maximum : page.limit
    var next = Page(offset: page.offset, limit: min(rest, Self.tablePage))
    var last: Set<Order.ID> = []
    while next.limit > 0 {
      let found = try await kit.store.history(of: kit.user, matching: filter, page: next)
      // An order that is placed in the meantime shifts other orders to the next page, where they must not be printed again.
      var rows: [String] = []
      for summary in found.items where !last.contains(summary.id) {
        let order = try await kit.store.placedOrder(summary.id, of: kit.user)
        rows.append(HistoryTable.row(order, texts))
      }
      try output.write(table: rows)
      if !found.hasMore { return }
      last = Set(found.items.map(\.id))
      rest -= found.items.count
      next = Page(offset: next.next.offset, limit: min(rest, Self.tablePage))
    }
  }

  /// Prints the draft, and remembers its rows.
  func show(_ draft: OrderDraft?, differences: [OrderDifference] = [], notice: [Line] = []) throws {
    var lines = [Line(texts.nothingChosen)]
    if let draft, !draft.isEmpty {
      lines = OrderText.lines(OrderModel(draft, differences: differences, in: texts), texts)
    }
    try output.write(lines + notice, or: JSONObject.order(draft.map(OrderDocument.init), differences))
    remember(.order, draft?.lines.map(\.dish.text) ?? [])
  }

  /// Prints a placed order.
  ///
  /// - Parameter accepted: the differences that the user accepted when placing the order.
  func show(_ order: PlacedOrder, accepted: [OrderDifference] = [], notice: [Line] = []) throws {
    let lines = OrderText.lines(OrderModel(order, in: texts), texts)
    try output.write(lines + notice, or: JSONObject.order(OrderDocument(order), accepted))
  }
}
