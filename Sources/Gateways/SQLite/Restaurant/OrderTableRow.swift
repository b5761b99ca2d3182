import Entities
import Gateways
import StoreCore
import UseCases

/// A row of the `orders` table, which contains a draft or a placed order.
struct OrderTableRow {
  static let select = "SELECT number, user, id, total, currency, placed_at, address, phone FROM orders"

  let number: Int
  let user: String
  private let id: String
  private let total: Money?
  private let placedAt: String?
  private let address: String?
  private let phone: String?

  init(_ row: SQLiteStatement) {
    number = row.integer(0)
    user = row.text(1)
    id = row.text(2)
    total = (try? Currency(code: row.text(4))).map { Money(minorUnits: Int64(row.integer(3)), currency: $0) }
    placedAt = row.textOrNil(5)
    address = row.textOrNil(6)
    phone = row.textOrNil(7)
  }

  init(_ draft: OrderDraft, of user: User.ID) { self.init(draft, nil, of: user) }

  init(_ order: PlacedOrder, of user: User.ID) { self.init(order, order.placement, of: user) }

  private init(_ order: some Order, _ placement: Placement?, of user: User.ID) {
    number = 0
    self.user = user.text
    id = order.id.text
    total = order.total
    placedAt = placement.map { Timestamp.text($0.date) }
    address = placement?.delivery.address.text
    phone = placement?.delivery.phone.text
  }

  /// Inserts a new row, and returns its row number.
  func insert(_ database: SQLiteConnection) throws(GatewayError) -> Int {
    let number = try database.first(
      """
      INSERT INTO orders (user, id, total, currency, placed_at, address, phone) VALUES (?, ?, ?, ?, ?, ?, ?)
      RETURNING number
      """, .text(user), .text(id), .integer(total?.minorUnits ?? 0), .text(total?.currency.code ?? ""),
      SQLiteValue(placedAt), SQLiteValue(address), SQLiteValue(phone),
      row: { (row) throws(GatewayError) in row.integer(0) })
    guard let number else { throw .failed(what: database.path, why: "order \(id) got no number") }
    return number
  }

  /// Updates the row with the user's draft, and returns its row number.
  func update(_ database: SQLiteConnection) throws(GatewayError) -> Int {
    let number = try database.first(
      """
      UPDATE orders SET id = ?, total = ?, currency = ?, placed_at = ?, address = ?, phone = ?
      WHERE user = ? AND placed_at IS NULL RETURNING number
      """, .text(id), .integer(total?.minorUnits ?? 0), .text(total?.currency.code ?? ""), SQLiteValue(placedAt),
      SQLiteValue(address), SQLiteValue(phone), .text(user),
      row: { (row) throws(GatewayError) in row.integer(0) })
    guard let number else { throw .failed(what: database.path, why: "there is no draft of \(user)") }
    return number
  }

  /// Returns the draft that this row contains, including its lines.
  func draft(_ database: SQLiteConnection) throws(GatewayError) -> OrderDraft {
    try order(database) { try OrderDraft(id: $0, lines: $1) }
  }

  /// Returns the placed order that this row contains, including its lines.
  func placedOrder(_ database: SQLiteConnection) throws(GatewayError) -> PlacedOrder {
    guard let placedAt, let address, let phone else {
      throw .corrupt(what: database.path, why: "order \(id) was not placed")
    }
    let placement = try Self.placement(placedAt, address, phone, of: id, database)
    return try order(database) { try PlacedOrder(id: $0, lines: $1, placement: placement) }
  }

  /// Returns the draft or the placed order that this row contains, which belongs to `user`.
  func record(of user: User.ID, _ database: SQLiteConnection) throws(GatewayError) -> StoreRecord {
    placedAt == nil ? .draft(try draft(database), of: user) : .placedOrder(try placedOrder(database), of: user)
  }

  private func order<Kind: Order>(
    _ database: SQLiteConnection, _ make: (Order.ID, [OrderLine]) throws -> Kind
  ) throws(GatewayError) -> Kind {
    guard let total else { throw .corrupt(what: database.path, why: "the currency of order \(id)") }
    let lines = try OrderLineTableRow.lines(of: number, total.currency, database)
    return try database.valid("order \(id)") { () throws in
      let order = try make(Order.ID(id), lines)
      guard order.isEmpty || order.total == total else {
        throw DocumentError.wrong("the total", found: "\(total.minorUnits)", expected: "\(order.total.minorUnits)")
      }
      return order
    }
  }

  static func placement(
    _ placedAt: String, _ address: String, _ phone: String, of id: String, _ database: SQLiteConnection
  ) throws(GatewayError) -> Placement {
    guard let date = Timestamp.date(placedAt) else {
      throw .corrupt(what: database.path, why: "order \(id): the date is \(placedAt)")
    }
    return try database.valid("order \(id)") {
      Placement(date: date, delivery: Delivery(address: try Address(address), phone: try PhoneNumber(phone)))
    }
  }
}
