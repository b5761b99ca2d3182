public import Entities
public import UseCases

/// The orders of a store, as the rules of `OrderGateway` read and write them.
public protocol OrderRecords {
  /// The user's draft.
  func draft(of user: User.ID) throws(GatewayError) -> Order?

  /// The user's placed order of this id.
  func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> Order?

  /// A page as `OrderGateway.history(of:matching:page:)` returns it.
  func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) throws(GatewayError) -> Paged<OrderSummary>

  /// Keeps a draft or a placed order in the place of the user's draft.
  ///
  /// - Parameter draft: the draft as it is kept, `nil` when there is none.
  mutating func put(_ order: Order, of user: User.ID, replacing draft: Order?) throws(GatewayError)

  /// Deletes the user's draft if it has this id.
  mutating func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError)
}

extension OrderRecords {
  /// Keeps `order` if the draft is still `previous` and no placed order has its id.
  fileprivate mutating func put(
    _ order: Order, of user: User.ID, ifDraftIs previous: Order?
  ) throws(GatewayError) {
    guard try draft(of: user) == previous, try placedOrder(order.id, of: user) == nil else { throw .conflict }
    try put(order, of: user, replacing: previous)
  }
}

extension OrderGateway where Self: RecordStore, Records: OrderRecords {
  public func draft(of user: User.ID) async throws(GatewayError) -> Order? {
    try await read(.draft) { (records) throws(GatewayError) in try records.draft(of: user) }
  }

  public func saveDraft(
    _ order: Order, of user: User.ID, replacing previous: Order?
  ) async throws(GatewayError) {
    try await change(.saveDraft(order, replacing: previous)) { (records) throws(GatewayError) in
      if order.placement != nil { throw .failed(what: order.id.text, why: "a placed order can't be saved as a draft") }
      try records.put(order, of: user, ifDraftIs: previous)
    }
  }

  public func deleteDraft(_ draft: Order, of user: User.ID) async throws(GatewayError) {
    try await change(.deleteDraft(draft)) { (records) throws(GatewayError) in
      guard let kept = try records.draft(of: user), kept.id == draft.id else { return }
      if kept != draft { throw .conflict }
      try records.deleteDraft(draft.id, of: user)
    }
  }

  public func place(_ order: Order, of user: User.ID, replacing draft: Order) async throws(GatewayError) {
    try await change(.place(order, replacing: draft)) { (records) throws(GatewayError) in
      if order.placement == nil { throw .failed(what: order.id.text, why: "the order has no date of placing") }
      try records.put(order, of: user, ifDraftIs: draft)
    }
  }

  public func place(_ order: Order, of user: User.ID) async throws(GatewayError) {
    try await change(.placeKeepingDraft(order)) { (records) throws(GatewayError) in
      if order.placement == nil { throw .failed(what: order.id.text, why: "the order has no date of placing") }
      let draft = try records.draft(of: user)
      if draft?.id == order.id { throw .conflict }
      try records.put(order, of: user, ifDraftIs: draft)
      // It is put anew, as what is placed of it later comes after this order.
      if let draft { try records.put(draft, of: user, replacing: nil) }
    }
  }

  public func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> Order {
    try await read(.placedOrder(id)) { (records) throws(GatewayError) in
      try records.placedOrder(id, of: user).orNotFound
    }
  }

  public func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) async throws(GatewayError) -> Paged<OrderSummary> {
    try await read(.history(filter, page)) { (records) throws(GatewayError) in
      try records.history(of: user, matching: filter, page: page)
    }
  }
}
