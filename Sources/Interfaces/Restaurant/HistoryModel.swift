public import Entities
public import UseCases

/// The history as a screen shows it.
public struct HistoryModel: Sendable, Hashable {
  /// One order.
  public struct Row: Sendable, Hashable {
    /// The order that the row is of.
    public let order: Order.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// When it was placed.
    public let date: String
    /// What it cost.
    public let total: String
    /// How many dishes.
    public let units: String
  }

  /// What the list is called.
  public let title: String
  /// The newest first.
  public let rows: [Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: [String] = []

  /// - Parameter firstNumber: the number of the first row.
  public init(_ orders: [OrderSummary], firstNumber: Int = 1, hasMore: Bool, in texts: Texts) {
    title = texts.history
    more = hasMore ? texts.moreOrders : nil
    rows = orders.enumerated().map { offset, order in
      Row(
        order: order.id, number: firstNumber + offset, date: texts.date(order.placement.date),
        total: texts.money(order.total), units: texts.dishes(order.units))
    }
  }
}
