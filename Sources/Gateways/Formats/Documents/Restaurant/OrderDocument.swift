public import Entities

/// An order in a document; without `placedAt`, `address` and `phone` it is a draft.
public struct OrderDocument: Codable, Sendable, Hashable {
  /// The id of the order.
  public let id: String
  /// In the order of adding.
  public let lines: [OrderLineDocument]
  /// The sum of the lines.
  public let total: MoneyDocument
  /// Pieces, not lines.
  public let units: Int
  /// As ``Timestamp`` writes it.
  public let placedAt: String?
  /// Where it was taken to.
  public let address: String?
  /// Whom to call.
  public let phone: String?

  /// The document of an order.
  public init(_ order: Order) {
    id = order.id.text
    lines = order.lines.map(OrderLineDocument.init)
    total = MoneyDocument(order.total)
    units = order.units
    placedAt = order.placement.map { Timestamp.text($0.date) }
    address = order.placement?.delivery.address.text
    phone = order.placement?.delivery.phone.text
  }

  /// The order; throws also where total or units don't follow from the lines.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func order() throws -> Order {
    let order = try Order(id: Order.ID(id), lines: lines.map { try $0.line() }, placement: placement())
    guard order.total == (try total.money()) else {
      throw DocumentError.wrong(
        "the total of \(id)", found: "\(total.minorUnits)", expected: "\(order.total.minorUnits)")
    }
    // Everything else that follows from the lines, too.
    guard OrderDocument(order) == self else {
      throw DocumentError.wrong("order \(id)", found: "\(self)", expected: "\(OrderDocument(order))")
    }
    return order
  }

  private func placement() throws -> Placement? {
    guard let placedAt, let address, let phone else {
      if placedAt == nil && address == nil && phone == nil { return nil }
      throw DocumentError.wrong(
        "the placement of \(id)", found: "a part of it", expected: "placedAt, address and phone")
    }
    return Placement(
      date: try DocumentError.date(placedAt, "the date of \(id)"),
      delivery: Delivery(address: try Address(address), phone: try PhoneNumber(phone)))
  }
}

/// A line of an order in a document.
public struct OrderLineDocument: Codable, Sendable, Hashable {
  /// The id of the dish.
  public let dish: String
  /// What it was called.
  public let name: String
  /// What one cost.
  public let unitPrice: MoneyDocument
  /// 1 to 100.
  public let quantity: Int
  /// The customer's note; left out where there is none.
  public let note: String?
  /// Unit price times quantity.
  public let total: MoneyDocument

  /// The document of a line.
  public init(_ line: OrderLine) {
    dish = line.dish.text
    name = line.name
    unitPrice = MoneyDocument(line.unitPrice)
    quantity = line.quantity.value
    note = line.note?.text
    total = MoneyDocument(line.total)
  }

  /// The line.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func line() throws -> OrderLine {
    try OrderLine(
      dish: Dish.ID(dish), name: name, unitPrice: unitPrice.money(), quantity: Quantity(quantity),
      note: note.map { try OrderNote($0) })
  }
}
