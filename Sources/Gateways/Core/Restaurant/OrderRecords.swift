public import Entities
public import UseCases

/// Gives the shared implementation of `OrderGateway` access to the orders of a store.
public protocol OrderRecords {
  /// Returns the user's draft. `nil` if there is none.
  func draft(of user: User.ID) throws(GatewayError) -> OrderDraft?

  /// Returns the user's placed order with this id. `nil` if there is none.
  func placedOrder(_ id: Order.ID, of user: User.ID) throws(GatewayError) -> PlacedOrder?

  /// Returns a page of a user's placed orders, for `OrderGateway.history(of:matching:page:)`.
  func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) throws(GatewayError) -> Paged<OrderSummary>

  /// Stores a draft in place of the user's draft.
  ///
  /// - Parameter previous: the stored draft. `nil` if there is none.
  mutating func put(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) throws(GatewayError)

  /// Stores a placed order, and deletes the user's draft.
  ///
  /// - Parameter draft: the stored draft. `nil` if there is none.
  mutating func put(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft?) throws(GatewayError)

  /// Deletes the user's draft if the draft has this id.
  mutating func deleteDraft(_ id: Order.ID, of user: User.ID) throws(GatewayError)
}
