public import Entities
public import UseCases

extension OrderRecords {
  /// Throws ``GatewayError/conflict`` unless `draft` is the stored draft and no placed order has this id.
  func requireDraft(_ draft: OrderDraft?, andNoOrder id: Order.ID, of user: User.ID) throws(GatewayError) {
    guard try self.draft(of: user) == draft, try placedOrder(id, of: user) == nil else { throw .conflict }
  }
}

extension OrderGateway where Self: RecordStore, Records: OrderRecords {
  public func draft(of user: User.ID) async throws(GatewayError) -> OrderDraft? {
    try await read(touching: .users) { (records) throws(GatewayError) in try records.draft(of: user) }
  }

  public func saveDraft(
    _ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?
  ) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      try records.requireDraft(previous, andNoOrder: draft.id, of: user)
      try records.put(draft, of: user, replacing: previous)
    }
  }

  public func deleteDraft(_ draft: OrderDraft, of user: User.ID) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      guard let kept = try records.draft(of: user), kept.id == draft.id else { return }
      if kept != draft { throw .conflict }
      try records.deleteDraft(draft.id, of: user)
    }
  }

  public func place(
    _ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft
  ) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      try records.requireDraft(draft, andNoOrder: order.id, of: user)
      try records.put(order, of: user, replacing: draft)
    }
  }

  public func place(_ order: PlacedOrder, of user: User.ID) async throws(GatewayError) {
    try await change(touching: .users) { (records) throws(GatewayError) in
      let draft = try records.draft(of: user)
      guard draft?.id != order.id, try records.placedOrder(order.id, of: user) == nil else { throw .conflict }
      try records.put(order, of: user, replacing: draft)
      // Storing the order deletes the draft, so the draft must be stored again.
      if let draft { try records.put(draft, of: user, replacing: nil) }
    }
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> PlacedOrder {
    try await read(touching: .users) { (records) throws(GatewayError) in
      try records.placedOrder(id, of: user).orNotFound
    }
  }

  public func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) async throws(GatewayError) -> Paged<OrderSummary> {
    try await read(touching: .users) { (records) throws(GatewayError) in
      try records.history(of: user, matching: filter, page: page)
    }
  }
}
