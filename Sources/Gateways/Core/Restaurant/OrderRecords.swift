public import Entities
public import UseCases

/// The orders of a store, as the rules of `OrderGateway` read and write them.
public protocol OrderRecords {
  /// The user's draft.
  func draft(of user: User.ID) throws(GatewayError) -> OrderDraft?

  /// The user's placed order of this id.
  func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> PlacedOrder?

  /// A page as `OrderGateway.history(of:matching:page:)` returns it.
  func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) throws(GatewayError) -> Paged<OrderSummary>

  /// Keeps a draft in the place of the user's draft.
  ///
  /// - Parameter previous: the draft as it is kept, `nil` when there is none.
  mutating func put(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) throws(GatewayError)

  /// Keeps a placed order in the place of the user's draft.
  ///
  /// - Parameter draft: the draft as it is kept, `nil` when there is none.
  mutating func put(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft?) throws(GatewayError)

  /// Deletes the user's draft if it has this id.
  mutating func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError)
}
