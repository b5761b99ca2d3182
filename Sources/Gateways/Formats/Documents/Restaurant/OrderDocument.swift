package import Entities

/// An order in a document; without `placedAt`, `address` and `phone` it is a draft.
package struct OrderDocument: Codable, Sendable, Hashable {
  /// The id of the order.
  package let id: String
  /// In the order of adding.
  package let lines: [OrderLineDocument]
  /// The sum of the lines.
  package let total: MoneyDocument
  /// Pieces, not lines.
  package let units: Int
  /// As ``Timestamp`` writes it.
  package let placedAt: String?
  /// Where it was taken to.
  package let address: String?
  /// Whom to call.
  package let phone: String?

  /// The document of a draft.
  package init(_ draft: OrderDraft) { self.init(draft, nil) }

  /// The document of a placed order.
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

  /// Whether the document is that of a draft.
  package var isDraft: Bool { placedAt == nil && address == nil && phone == nil }

  /// The draft; throws also where total or units don't follow from the lines, or where the order was placed.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func draft() throws -> OrderDraft {
    guard isDraft else {
      throw DocumentError.wrong("order \(id)", found: "a placed order", expected: "a draft")
    }
    let draft = try OrderDraft(id: Order.ID(id), lines: lines.map { try $0.line() })
    try requireFigures(of: draft, as: OrderDocument(draft))
    return draft
  }

  /// The placed order; throws also where total or units don't follow from the lines, or where it is a draft.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func placedOrder() throws -> PlacedOrder {
    let order = try PlacedOrder(id: Order.ID(id), lines: lines.map { try $0.line() }, placement: placement())
    try requireFigures(of: order, as: OrderDocument(order))
    return order
  }

  /// Throws unless everything that follows from the lines is as in the document of `order`.
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

/// A line of an order in a document.
package struct OrderLineDocument: Codable, Sendable, Hashable {
  /// The id of the dish.
  package let dish: String
  /// What it was called.
  package let name: String
  /// What one cost.
  package let unitPrice: MoneyDocument
  /// 1 to 100.
  package let quantity: Int
  /// The customer's note; left out where there is none.
  package let note: String?
  /// Unit price times quantity.
  package let total: MoneyDocument

  /// The document of a line.
  package init(_ line: OrderLine) {
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
  package func line() throws -> OrderLine {
    try OrderLine(
      dish: Dish.ID(dish), name: name, unitPrice: unitPrice.money(), quantity: Quantity(quantity),
      note: note.map { try OrderNote($0) })
  }
}
