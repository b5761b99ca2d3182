/// Adds dishes to orders and places the orders with exactly the statements that the kit runs, prepared once, through SQLite's C functions.
final class PeerOrders {
  private let begin: CStatement
  private let beginWriting: CStatement
  private let commit: CStatement
  private let dish: CStatement
  private let draft: CStatement
  private let lines: CStatement
  private let placed: CStatement
  private let insertOrder: CStatement
  private let updateOrder: CStatement
  private let insertLine: CStatement
  private let stamp: CStatement
  private let database: CDatabase
  private let user = CValue.text("local")

  init(_ path: String) throws {
    database = try CDatabase(path)
    begin = try database.prepare("BEGIN DEFERRED")
    beginWriting = try database.prepare("BEGIN IMMEDIATE")
    commit = try database.prepare("COMMIT")
    dish = try database.prepare("SELECT id, name, description, price, currency, kind FROM dish WHERE id = ?")
    let orders = "SELECT number, user, id, total, currency, placed_at, address, phone FROM orders"
    draft = try database.prepare("\(orders) WHERE user = ? AND placed_at IS NULL")
    placed = try database.prepare("\(orders) WHERE user = ? AND id = ? AND placed_at IS NOT NULL")
    lines = try database.prepare(
      "SELECT dish, name, unit_price, quantity, note FROM order_line WHERE order_number = ? ORDER BY position")
    insertOrder = try database.prepare(
      """
      INSERT INTO orders (user, id, total, currency, placed_at, address, phone) VALUES (?, ?, ?, ?, ?, ?, ?)
      RETURNING number
      """)
    updateOrder = try database.prepare(
      """
      UPDATE orders SET id = ?, total = ?, currency = ?, placed_at = ?, address = ?, phone = ?
      WHERE user = ? AND placed_at IS NULL RETURNING number
      """)
    insertLine = try database.prepare(
      """
      INSERT INTO order_line (order_number, position, dish, name, unit_price, quantity, note)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    stamp = try database.prepare("UPDATE stamp SET changes = changes + 1 WHERE domain = ?")
  }

  /// A dish that is added to an order, with its position.
  struct Choice {
    let order: String
    /// The row id of the order.
    let number: Int64
    /// The position of the line in the order. The first line of a new order has position 0.
    let position: Int
    let dish: String
    let name: String
    let price: Int64
    /// The total of the order, including this dish.
    let total: Int64
  }

  func add(_ choice: Choice) throws {
    let isNew = choice.position == 0
    try transaction(begin) { try dish.run([.text(choice.dish)], limit: 1) }
    try transaction(begin) { try readDraft(isNew ? nil : choice.number) }
    try transaction(beginWriting) {
      try readDraft(isNew ? nil : choice.number)
      try placed.run([user, .text(choice.order)])
      if isNew {
        try insertOrder.run(
          [user, .text(choice.order), .integer(choice.total), .text("EUR"), .null, .null, .null], limit: 1)
      } else {
        try updateOrder.run(
          [.text(choice.order), .integer(choice.total), .text("EUR"), .null, .null, .null, user], limit: 1)
      }
      try insertLine.run([
        .integer(choice.number), .integer(Int64(choice.position)), .text(choice.dish), .text(choice.name),
        .integer(choice.price), .integer(1), .null,
      ])
      try stamp.run([.text("users")])
    }
  }

  /// Places the order.
  ///
  /// - Parameter last: The dish that was added last.
  func place(_ last: Choice, dishes: [String], date: String, address: String, phone: String) throws {
    try transaction(begin) { try readDraft(last.number) }
    try transaction(begin) { for dish in dishes { try self.dish.run([.text(dish)], limit: 1) } }
    try transaction(beginWriting) {
      try readDraft(last.number)
      try placed.run([user, .text(last.order)])
      try updateOrder.run(
        [.text(last.order), .integer(last.total), .text("EUR"), .text(date), .text(address), .text(phone), user],
        limit: 1)
      try stamp.run([.text("users")])
    }
  }

  private func readDraft(_ number: Int64?) throws {
    try draft.run([user], limit: 1)
    if let number { try lines.run([.integer(number)]) }
  }

  private func transaction(_ begin: CStatement, _ body: () throws -> Void) throws {
    try begin.run()
    try body()
    try commit.run()
  }
}
