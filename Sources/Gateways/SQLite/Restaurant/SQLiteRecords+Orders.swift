public import Entities
import Gateways
public import StoreCore
public import UseCases

extension SQLiteRecords: OrderRecords {
  public func draft(of user: User.ID) throws(GatewayError) -> OrderDraft? {
    try row("user = ? AND placed_at IS NULL", .text(user.text))?.draft(database)
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> PlacedOrder? {
    try row("user = ? AND id = ? AND placed_at IS NOT NULL", .text(user.text), .text(id.text))?
      .placedOrder(database)
  }

  public func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) throws(GatewayError) -> Paged<OrderSummary> {
    let sql = """
      SELECT id, placed_at, address, phone, total, currency,
        (SELECT sum(quantity) FROM order_line WHERE order_number = number),
        (SELECT group_concat(name || char(10) || ifnull(note, ''), char(10)) FROM order_line WHERE order_number = number)
      FROM orders WHERE user = ? AND placed_at IS NOT NULL AND placed_at >= ? AND placed_at < ?
      ORDER BY placed_at DESC, number DESC LIMIT ? OFFSET ?
      """
    // The default bounds also include rows with invalid dates, so that reading such a row throws an error.
    let (since, until) = (filter.since.map(Timestamp.text) ?? "", filter.until.map(Timestamp.text) ?? "\u{10FFFF}")
    var values: [SQLiteValue] = [.text(user.text), .text(since), .text(until)]
    if filter.search.isBlank {
      values += [SQLiteValue(page.limit + 1), SQLiteValue(page.offset)]
      return Paged(longer: try database.rows(sql, values, row: summary), than: page)
    }
    // Orders have no search index, so they are scanned from the newest one until the page is full.
    values += [SQLiteValue(-1), SQLiteValue(0)]
    var (hits, passed): ([OrderSummary], Int) = ([], 0)
    try database.forEach(sql, values) { (row) throws(GatewayError) in
      let order = try summary(row)
      let texts = row.text(7).split(separator: "\n").map(String.init)
      guard filter.passes(order.id.text, order.placement.delivery, texts: texts) else { return true }
      passed += 1
      if passed > page.offset { hits.append(order) }
      return hits.count <= page.limit
    }
    return Paged(longer: hits, than: page)
  }

  public func put(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) throws(GatewayError) {
    try put(OrderTableRow(draft, of: user), draft.lines, replacing: previous)
  }

  /// Stores a placed order. If there is a draft, the draft's row becomes the row of the order.
  public func put(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft?) throws(GatewayError) {
    try put(OrderTableRow(order, of: user), order.lines, replacing: draft)
  }

  private func put(_ row: OrderTableRow, _ lines: [OrderLine], replacing draft: OrderDraft?) throws(GatewayError) {
    let number = draft == nil ? try row.insert(database) : try row.update(database)
    try OrderLineTableRow.change(draft?.lines ?? [], to: lines, of: number, database)
  }

  public func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError) {
    try database.run(
      "DELETE FROM orders WHERE user = ? AND id = ? AND placed_at IS NULL", .text(user.text), .text(id.text))
  }

  private func row(_ condition: String, _ values: SQLiteValue...) throws(GatewayError) -> OrderTableRow? {
    try database.rows("\(OrderTableRow.select) WHERE \(condition)", values, row: OrderTableRow.init).first
  }

  /// Calls `body` with every order, user by user. The placed orders of a user precede the user's draft, in the order in which they were
  /// placed.
  func forEachOrder(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    let sql = "\(OrderTableRow.select) ORDER BY user, placed_at IS NULL, number"
    try database.forEach(sql, []) { (statement) throws(GatewayError) in
      let row = OrderTableRow(statement)
      let user = try database.valid("a user") { try User.ID(row.user) }
      try body(try row.record(of: user, database))
      return true
    }
  }

  private func summary(_ row: SQLiteStatement) throws(GatewayError) -> OrderSummary {
    let id = row.text(0)
    let placement = try OrderTableRow.placement(row.text(1), row.text(2), row.text(3), of: id, database)
    return try database.valid("order \(id)") {
      OrderSummary(
        id: try Order.ID(id), placement: placement,
        total: Money(minorUnits: Int64(row.integer(4)), currency: try Currency(code: row.text(5))),
        units: row.integer(6))
    }
  }
}
