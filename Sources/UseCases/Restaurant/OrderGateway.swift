public import Entities

/// Stores orders: for each user at most one draft, and the placed orders, newest first.
///
/// Users can't see each other's orders, which may have the same ids. A change is durable when the call returns. It is read at once, also by
/// other instances on the same data, as other processes have them, and of several changes at once on the same draft, one succeeds, through
/// whatever instances they come. A call that throws changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``.
public protocol OrderGateway: Sendable {
  /// The user's draft, or `nil` when there is none. Lines keep the order in which they were saved.
  func draft(of user: User.ID) async throws(GatewayError) -> OrderDraft?

  /// Saves `draft` if the kept draft is still `previous` (`nil`: there is none), else throws ``GatewayError/conflict``.
  ///
  /// It may have another id than `previous`, which is then gone. Of several at once on the same draft, one succeeds. Also throws
  /// ``GatewayError/conflict`` when a placed order of this user has the id of `draft`.
  func saveDraft(_ draft: OrderDraft, of user: User.ID, replacing previous: OrderDraft?) async throws(GatewayError)

  /// Deletes the draft and its lines if it is still `draft`; with no draft of its id nothing happens. Placed orders stay.
  ///
  /// Throws ``GatewayError/conflict`` when the draft has changed.
  func deleteDraft(_ draft: OrderDraft, of user: User.ID) async throws(GatewayError)

  /// Stores `order` in the history and leaves no draft, if the draft is still `draft`; else throws ``GatewayError/conflict``.
  ///
  /// Of several at once, one succeeds, and its delivery is the order's.
  func place(_ order: PlacedOrder, of user: User.ID, replacing draft: OrderDraft) async throws(GatewayError)

  /// Stores `order` in the history, without changing the draft: for a scheduled order, for example.
  ///
  /// Throws ``GatewayError/conflict`` when the draft or a placed order of this user has its id. Of several at once, one succeeds.
  func place(_ order: PlacedOrder, of user: User.ID) async throws(GatewayError)

  /// The placed order with this id, exactly as it was placed, whatever happened to its dishes; throws
  /// ``GatewayError/notFound`` if there is none.
  func placedOrder(_ id: Order.ID, of user: User.ID) async throws(GatewayError) -> PlacedOrder

  /// A page of the placed orders that pass the filter, the newest date first, of the same date the one placed last; past the end it is
  /// empty.
  func history(
    of user: User.ID, matching filter: HistoryFilter, page: Page
  ) async throws(GatewayError) -> Paged<OrderSummary>
}

extension OrderGateway {
  /// A page of all placed orders.
  public func history(of user: User.ID, page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    try await history(of: user, matching: .all, page: page)
  }
}

/// A placed order as a list shows it.
public struct OrderSummary: Sendable, Hashable, Identifiable {
  /// The order.
  public let id: Order.ID
  /// The date and the delivery.
  public let placement: Placement
  /// The total.
  public let total: Money
  /// The number of pieces, not of lines.
  public let units: Int

  /// The figures of an order, as stored.
  public init(id: Order.ID, placement: Placement, total: Money, units: Int) {
    self.id = id
    self.placement = placement
    self.total = total
    self.units = units
  }

  /// The figures of an order.
  public init(_ order: PlacedOrder) {
    self.init(id: order.id, placement: order.placement, total: order.total, units: order.units)
  }
}
