package import Entities

/// The JSON representation of an order. Without `placedAt`, `address` and `phone`, the order is a draft.
package struct OrderDocument: Codable, Sendable, Hashable {
  /// The id of the order.
  package let id: String
  /// The order lines, in the order in which they were added.
  package let lines: [OrderLineDocument]
  /// The sum of the line totals.
  package let total: MoneyDocument
  /// The number of dishes in the order, which is the sum of the line quantities.
  package let units: Int
  /// The date of a placed order, formatted by ``Timestamp``. `nil` for a draft.
  package let placedAt: String?
  /// The delivery address of a placed order. `nil` for a draft.
  package let address: String?
  /// The phone number for the delivery of a placed order. `nil` for a draft.
  package let phone: String?

  /// Creates the JSON representation of a draft.
  package init(_ draft: OrderDraft) { self.init(draft, nil) }

  /// Creates the JSON representation of a placed order.
  package init(_ order: PlacedOrder) { self.init(order, order.placement) }

  private init(_ order: some Order, _ placement: Placement?) {
    id = order.id.text
    lines = order.lines.map(OrderLineDocument.init)
    total = MoneyDocument(order.total)
    units = order.units
    placedAt = placement.map { Timestamp.text($0.date) }
    address = placement?.delivery.address.text
    phone = placement?.delivery.phone.text
  }

  /// Whether the order is a draft.
  package var isDraft: Bool { placedAt == nil && address == nil && phone == nil }

  /// Returns the draft. Throws an error if the order was placed, or if its total or its `units` don't match the lines.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func draft() throws -> OrderDraft {
    guard isDraft else {
      throw DocumentError.wrong("order \(id)", found: "a placed order", expected: "a draft")
    }
    let draft = try OrderDraft(id: Order.ID(id), lines: lines.map { try $0.line() })
    try requireFigures(of: draft, as: OrderDocument(draft))
    return draft
  }

  /// Returns the placed order. Throws an error if the order is a draft, or if its total or its `units` don't match the lines.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func placedOrder() throws -> PlacedOrder {
    let order = try PlacedOrder(id: Order.ID(id), lines: lines.map { try $0.line() }, placement: placement())
    try requireFigures(of: order, as: OrderDocument(order))
    return order
  }

  /// Throws an error if a value that is computed from the lines differs from the value in the document of `order`.
  private func requireFigures(of order: some Order, as document: OrderDocument) throws {
    guard order.total == (try total.money()) else {
      throw DocumentError.wrong(
        "the total of \(id)", found: "\(total.minorUnits)", expected: "\(order.total.minorUnits)")
    }
    guard document == self else {
      throw DocumentError.wrong("order \(id)", found: "\(self)", expected: "\(document)")
    }
  }

  private func placement() throws -> Placement {
    guard let placedAt, let address, let phone else {
      throw DocumentError.wrong(
        "the placement of \(id)", found: isDraft ? "missing" : "a part of it", expected: "placedAt, address and phone")
    }
    return Placement(
      date: try DocumentError.date(placedAt, "the date of \(id)"),
      delivery: Delivery(address: try Address(address), phone: try PhoneNumber(phone)))
  }
}

/// The JSON representation of an order line.
package struct OrderLineDocument: Codable, Sendable, Hashable {
  /// The id of the dish.
  package let dish: String
  /// The name of the dish when it was ordered.
  package let name: String
  /// The price of one dish when it was ordered.
  package let unitPrice: MoneyDocument
  /// The quantity of the dish, from 1 to 100.
  package let quantity: Int
  /// The user's note for the kitchen. `nil` if there is none.
  package let note: String?
  /// The unit price times the quantity.
  package let total: MoneyDocument

  /// Creates the JSON representation of an order line.
  package init(_ line: OrderLine) {
    dish = line.dish.text
    name = line.name
    unitPrice = MoneyDocument(line.unitPrice)
    quantity = line.quantity.value
    note = line.note?.text
    total = MoneyDocument(line.total)
  }

  /// Returns the line that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func line() throws -> OrderLine {
    try OrderLine(
      dish: Dish.ID(dish), name: name, unitPrice: unitPrice.money(), quantity: Quantity(quantity),
      note: note.map { try OrderNote($0) })
  }
}
