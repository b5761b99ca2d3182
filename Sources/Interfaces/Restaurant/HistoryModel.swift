public import Entities
public import UseCases

/// The content of the order history screen.
public typealias HistoryModel = ListModel<HistoryFeature>

/// A list row that shows a placed order.
public struct PlacedOrderRow: ListRow, Sendable {
  /// The id of the order.
  public let id: Order.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The date and time of the order.
  public var date: String
  /// The total price of the order, for example `€12.95`.
  public var total: String
  /// The total quantity of the order, for example `3 dishes`.
  public var units: String

  /// Creates a row that shows a placed order.
  package init(_ order: OrderSummary, number: Int, in texts: Texts) {
    id = order.id
    self.number = number
    date = texts.date(order.placement.date)
    total = texts.money(order.total)
    units = texts.dishes(order.units)
  }
}

extension ListModel<HistoryFeature> {
  /// Creates the model for a list of placed orders.
  ///
  /// - Parameters:
  ///   - orders: the placed orders, newest first.
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
