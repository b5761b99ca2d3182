public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: OrderRecords {
  func path(of user: User.ID) -> String { "users/\(user.text)" }

  private func path(of order: Order.ID, of user: User.ID) -> String { "\(path(of: user))/orders/\(order.text)" }

  public func draft(of user: User.ID) throws(GatewayError) -> OrderDraft? {
    guard let fields = try fields(path(of: user)), fields["draft"]?.text != nil else { return nil }
    return try Self.draft(fields, of: path(of: user))
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> PlacedOrder? {
    let path = path(of: id, of: user)
    guard let fields = try fields(path) else { return nil }
    return try Self.placedOrder(fields, of: path)
  }

  public func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) throws(GatewayError) -> Paged<OrderSummary> {
    var query = FirestoreQuery(
      "orders", by: [.init("date", isDescending: true), .init("number", isDescending: true)])
    query.parent = path(of: user)
    if let since = filter.since { query.filters.append(.init("date", .atLeast, .timestamp(Timestamp.text(since)))) }
    if let until = filter.until { query.filters.append(.init("date", .below, .timestamp(Timestamp.text(until)))) }
    let isFiltered = !filter.search.isBlank
    return try self.page(query, page, isFiltered: isFiltered) { (document) throws(GatewayError) -> OrderSummary? in
      let order = try Self.placedOrder(document.fields, of: document.path)
      return filter.passes(order) ? OrderSummary(order) : nil
    }
  }

  public mutating func put(
    _ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?
  ) throws(GatewayError) {
    let path = path(of: user)
    let text = try Self.text(OrderDocument(draft), of: draft.id.text)
    staging.merge(path, ["draft": text, "hasDraft": .boolean(true)])
    if try fields(path)?["placed"] == nil { staging.merge(path, ["placed": .integer(0)]) }
  }

  public mutating func put(
    _ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft?
  ) throws(GatewayError) {
    let path = path(of: user)
    let text = try Self.text(OrderDocument(order), of: order.id.text)
    let number = Int64(try Self.count("placed", in: try fields(path) ?? [:], of: path) + 1)
    staging.merge(
      path,
      [
        "draft": .null, "hasDraft": .boolean(false), "placed": .integer(number), "last": .string(order.id.text),
      ])
    staging.set(
      self.path(of: order.id, of: user),
      ["order": text, "date": .timestamp(Timestamp.text(order.placement.date)), "number": .integer(number)])
  }

  public mutating func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError) {
    guard try draft(of: user)?.id == id else { return }
    staging.merge(path(of: user), ["draft": .null, "hasDraft": .boolean(false)])
  }

  /// Returns the draft in a user's document.
  static func draft(_ fields: [String: FirestoreValue], of path: String) throws(GatewayError) -> OrderDraft {
    try record(fields, "draft", of: path) { (document: OrderDocument) in try document.draft() }
  }

  static func placedOrder(_ fields: [String: FirestoreValue], of path: String) throws(GatewayError) -> PlacedOrder {
    try record(fields, "order", of: path) { (document: OrderDocument) in try document.placedOrder() }
  }
}
