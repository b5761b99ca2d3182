public import Entities

/// Stores orders: at most one draft for each user, and the placed orders, newest first.
///
/// - Users can't see each other's orders. Orders of different users can have the same id.
/// - A change is durable when the call returns. It can be read immediately, even through other instances for the same data, for example in
///   other processes.
/// - Of several concurrent changes to the same draft, only one succeeds, even if they are made through different instances.
/// - A call that throws has changed nothing. A call whose task was canceled before it started throws ``GatewayError/cancelled``.
public protocol OrderGateway: Sendable {
  /// Returns the user's draft. `nil` if there is no draft. The lines keep the order in which they were saved.
  func draft(of user: User.ID) async throws(GatewayError) -> OrderDraft?

  /// Saves `draft` if the stored draft is still `previous` (`nil` if there must be no draft). Otherwise, throws ``GatewayError/conflict``.
  ///
  /// The new draft can have a different id than `previous`, which it replaces. Of several concurrent changes to the same draft, only one
  /// succeeds. Also throws ``GatewayError/conflict`` if one of this user's placed orders has the id of `draft`.
  func saveDraft(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) async throws(GatewayError)

  /// Deletes the draft and its lines if the stored draft is still `draft`. Does nothing if no stored draft has the id of `draft`. Placed
  /// orders don't change.
  ///
  /// Throws ``GatewayError/conflict`` if the draft has changed.
  func deleteDraft(_ draft: OrderDraft, of user: User.ID) async throws(GatewayError)

  /// Stores `order` in the history and deletes the draft, if the stored draft is still `draft`. Otherwise, throws
  /// ``GatewayError/conflict``.
  ///
  /// Of several concurrent calls, only one succeeds, and the stored order has the delivery of that call.
  func place(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft) async throws(GatewayError)

  /// Stores `order` in the history without changing the draft, for example for a scheduled order.
  ///
  /// Throws ``GatewayError/conflict`` if this user's draft or one of this user's placed orders has the same id. Of several concurrent
  /// calls, only one succeeds.
  func place(_ order: PlacedOrder, of user: User.ID) async throws(GatewayError)

  /// Returns the placed order with this id, exactly as it was placed, even if its dishes have changed since. Throws
  /// ``GatewayError/notFound`` if the order doesn't exist.
  func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> PlacedOrder

  /// Returns a page of the placed orders that pass the filter, sorted by date, newest first. Among orders with the same date, the order
  /// that was placed last comes first. Past the end, the page is empty.
  func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) async throws(GatewayError) -> Paged<OrderSummary>
}

extension OrderGateway {
  /// Returns a page of all of the user's placed orders.
  public func history(of user: User.ID, page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    try await history(of: user, matching: .all, page: page)
  }
}

/// The list entry of a placed order.
public struct OrderSummary: Sendable, Hashable, Identifiable {
  /// The id of the order.
  public let id: Order.ID
  /// The date and the delivery of the order.
  public let placement: Placement
  /// The total price of the order, with all of its lines.
  public let total: Money
  /// The total quantity of dishes in all lines.
  public let units: Int

  /// Creates a list entry from stored values.
  public init(id: Order.ID, placement: Placement, total: Money, units: Int) {
    self.id = id
    self.placement = placement
    self.total = total
    self.units = units
  }

  /// Creates the list entry of an order.
  public init(_ order: PlacedOrder) {
    self.init(id: order.id, placement: order.placement, total: order.total, units: order.units)
  }
}
