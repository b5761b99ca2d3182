public import Entities
import UseCases

/// An order as a screen shows it: the current one, or one from the history.
public struct OrderModel: Sendable, Hashable {
  /// One line.
  public struct Row: Sendable, Hashable {
    /// The dish that the row is of.
    public let dish: Dish.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let name: String
    /// How many.
    public let quantity: String
    /// What one costs.
    public let unitPrice: String
    /// What all of them cost.
    public let total: String
    /// What became of the dish since it was chosen.
    public let remark: String?
  }

  /// What the order is called.
  public let title: String
  /// When and where to, of a placed order.
  public let details: [String]
  /// In the order of adding.
  public let rows: [Row]
  /// What all of them cost.
  public let total: String
  /// How many dishes.
  public let units: String
  /// What is asked for before the order can go, if it is.
  public var request: Request?
  /// What just happened.
  public var notice: Notice?

  /// What the user is asked.
  public enum Request: Sendable, Hashable {
    /// Where the order is to be taken; with the last answers, empty when there are none.
    case delivery(address: String, phone: String)
    /// Whether the present prices are all right, before the order goes to this address.
    case changes([String], address: String, phone: String)
  }

  /// - Parameter differences: told beside their lines.
  public init(_ order: Order, differences: [OrderDifference] = [], in texts: Texts) {
    let remarks = Dictionary(differences.map { ($0.line.dish, texts.remark($0)) }) { first, _ in first }
    title = order.placement == nil ? texts.yourOrder : texts.order(order.id)
    details = order.placement.map(texts.details) ?? []
    rows = order.lines.enumerated().map { offset, line in
      Row(
        dish: line.dish, number: offset + 1, name: line.name, quantity: "\(line.quantity.value)",
        unitPrice: texts.money(line.unitPrice), total: texts.money(line.total), remark: remarks[line.dish])
    }
    total = texts.money(order.total)
    units = texts.dishes(order.units)
  }
}
