public import Entities
public import UseCases

/// The history as a screen shows it.
public typealias HistoryModel = ListModel<HistoryFeature>

/// An order in the history.
public struct PlacedOrderRow: ListRow, Sendable {
  /// The order that the row is of.
  public let id: Order.ID
  /// The number by which a user chooses the row, from 1 on.
  public var number: Int
  /// The date on which it was placed.
  public var date: String
  /// The sum of its lines.
  public var total: String
  /// The number of pieces.
  public var units: String

  /// What is known of a placed order.
  package init(_ order: OrderSummary, number: Int, in texts: Texts) {
    id = order.id
    self.number = number
    date = texts.date(order.placement.date)
    total = texts.money(order.total)
    units = texts.dishes(order.units)
  }
}

extension ListModel<HistoryFeature> {
  /// - Parameters:
  ///   - orders: the newest first.
  ///   - firstNumber: the number of the first row.
  public init(
    _ orders: [OrderSummary], searching query: String = "", firstNumber: Int = 1, hasMore: Bool, in texts: Texts
  ) {
    self.init(
      title: texts.title(texts.history, searching: query),
      sections: Self.sections([("", orders)], from: firstNumber) { PlacedOrderRow($0, number: $1, in: texts) },
      more: hasMore ? texts.moreOrders : nil,
      nothing: SearchText(query).isBlank ? texts.nothingOrdered : texts.noOrderFound(query))
  }
}
