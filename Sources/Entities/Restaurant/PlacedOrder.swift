/// An order as it was placed: a receipt that never changes.
public struct PlacedOrder: Order {
  public let id: ID
  public let lines: [OrderLine]
  public let total: Money
  /// The date and the delivery.
  public let placement: Placement

  /// A placed order as it was kept; `OrderDraft.placed(_:)` makes a new one.
  ///
  /// - Throws: ``OrderError`` when the parts make no order: no lines, a dish in two of them, or mixed currencies.
  public init(id: ID, lines: [OrderLine], placement: Placement) throws(OrderError) {
    if lines.isEmpty { throw .empty }
    self.id = id
    self.lines = lines
    total = try lines.orderTotal()
    self.placement = placement
  }
}
