#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: OrderGateway {
    public func draft(of user: User.ID) throws(GatewayError) -> Order? {
      try read { (database) throws(GatewayError) in try Self.draft(of: user, database)?.order }
    }

    public func saveDraft(_ order: Order, of user: User.ID, replacing previous: Order?) throws(GatewayError) {
      if order.placement != nil { throw .failed(what: order.id.text, why: "a placed order is no draft") }
      try keep(order, of: user, replacing: previous)
    }

    public func place(_ order: Order, of user: User.ID, replacing draft: Order) throws(GatewayError) {
      if order.placement == nil { throw .failed(what: order.id.text, why: "a draft is no placed order") }
      try keep(order, of: user, replacing: draft)
    }

    public func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        _ = try database.run(
          "DELETE FROM orders WHERE user = ? AND id = ? AND placed_at IS NULL", .text(user.text), .text(id.text))
      }
    }

    public func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> Order {
      let order = try read { (database) throws(GatewayError) in
        try database.first(
          "\(OrderRow.select) WHERE user = ? AND id = ? AND placed_at IS NOT NULL", .text(user.text), .text(id.text),
          row: { (row) throws(GatewayError) in OrderRow(row) })?.stored(database).order
      }
      guard let order else { throw .notFound }
      return order
    }

    public func history(of user: User.ID, page: Page) throws(GatewayError) -> Paged<OrderSummary> {
      try read { (database) throws(GatewayError) in
        var items: [OrderSummary] = []
        var hasMore = false
        try database.forEach(
          """
          SELECT id, placed_at, address, phone, total, currency,
            (SELECT sum(quantity) FROM order_line WHERE order_number = number)
          FROM orders WHERE user = ? AND placed_at IS NOT NULL
          ORDER BY placed_at DESC, number DESC LIMIT -1 OFFSET ?
          """, [.text(user.text), SQLiteValue(page.offset)]
        ) { (row) throws(GatewayError) in
          hasMore = items.count == page.limit
          if !hasMore { items.append(try Self.summary(row, database)) }
          return !hasMore
        }
        return Paged(items, hasMore: hasMore)
      }
    }

    /// Every user's orders.
    static func allOrders(_ database: SQLiteConnection) throws(GatewayError) -> [User.ID: OrderState] {
      let rows = try database.rows("\(OrderRow.select) ORDER BY number") { (row) throws(GatewayError) in OrderRow(row) }
      var orders: [User.ID: OrderState] = [:]
      for row in rows {
        let user = try database.valid("a user") { try User.ID(row.user) }
        let order = try row.stored(database).order
        if order.placement == nil {
          orders[user, default: OrderState()].draft = order
        } else {
          orders[user, default: OrderState()].placed.append(order)
        }
      }
      return orders
    }

    /// Keeps `order` in the row of the draft, if that is still `previous`.
    private func keep(_ order: Order, of user: User.ID, replacing previous: Order?) throws(GatewayError) {
      try write { (database) throws(GatewayError) in
        let kept = try Self.draft(of: user, database)
        let isFree = try Self.isFree(order.id, of: user, except: kept?.number, database)
        guard kept?.order == previous, isFree else { throw .conflict }

        let row = OrderRow(order, of: user)
        let number: Int
        if let kept {
          number = kept.number
          try row.update(number, database)
        } else {
          number = try row.insert(database)
        }
        try OrderLineRow.change(kept?.order.lines ?? [], to: order.lines, of: number, database)
      }
    }

    private static func draft(
      of user: User.ID, _ database: SQLiteConnection
    ) throws(GatewayError) -> OrderRow.Stored? {
      try database.first("\(OrderRow.select) WHERE user = ? AND placed_at IS NULL", .text(user.text)) {
        (row) throws(GatewayError) in OrderRow(row)
      }?.stored(database)
    }

    private static func isFree(
      _ id: Order.ID, of user: User.ID, except number: Int?, _ database: SQLiteConnection
    ) throws(GatewayError) -> Bool {
      try database.first(
        "SELECT 1 FROM orders WHERE user = ? AND id = ? AND number IS NOT ?", .text(user.text), .text(id.text),
        number.map { SQLiteValue($0) } ?? .null, row: { _ in true }) == nil
    }

    private static func summary(_ row: SQLiteStatement, _ database: SQLiteConnection) throws(GatewayError)
      -> OrderSummary
    {
      let id = row.text(0)
      let placement = try OrderRow.placement(row.text(1), row.text(2), row.text(3), of: id, database)
      return try database.valid("order \(id)") {
        OrderSummary(
          id: try Order.ID(id), placement: placement,
          total: Money(minorUnits: Int64(row.integer(4)), currency: try Currency(code: row.text(5))),
          units: row.integer(6))
      }
    }
  }
#endif
