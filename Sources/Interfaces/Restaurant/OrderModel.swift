public import Entities
import UseCases

/// An order as a screen shows it: the current one, or one from the history.
public struct OrderModel: Sendable, Hashable {
  /// One line.
  public struct Row: Sendable, Hashable {
    /// The id of the dish.
    public var dish: Dish.ID
    /// The number by which a user chooses the row, from 1 on; `nil`: the line of a placed order can't be chosen.
    public var number: Int?
    /// The name of the dish, as it was when it was chosen.
    public var name: String
    /// The number of pieces.
    public var quantity: String
    /// The price of one piece.
    public var unitPrice: String
    /// The price of all pieces.
    public var total: String
    /// The note for the dish; `nil`: none.
    public var note: String?
    /// Says how the menu changed since the dish was chosen; `nil`: it did not.
    public var remark: String?

    /// A line of an order.
    package init(
      dish: Dish.ID, number: Int?, name: String, quantity: String, unitPrice: String, total: String,
      note: String? = nil, remark: String? = nil
    ) {
      self.dish = dish
      self.number = number
      self.name = name
      self.quantity = quantity
      self.unitPrice = unitPrice
      self.total = total
      self.note = note
      self.remark = remark
    }
  }

  /// Names the order.
  public var title: String
  /// Date, address and telephone number of a placed order; empty for a draft.
  public var details: [String]
  /// The lines in the order in which they were added.
  public var rows: [Row]
  /// The sum of all lines.
  public var total: String
  /// The number of pieces in all lines.
  public var units: String
  /// What the user is asked before the order is placed; `nil`: nothing.
  public var request: Request?
  /// What the user is told beside the order; `nil`: nothing.
  public var notice: Notice?

  /// What the user is asked.
  public enum Request: Sendable, Hashable {
    /// Asks for the address and the telephone number. Offers those of the last order, if there is one.
    ///
    /// `refused` has the fields whose answers were invalid: only these are asked for again. It is empty the first time.
    case delivery(address: String, phone: String, refused: [InvalidDelivery.Field] = [])
    /// Asks whether to do what the question says; ``OrderEvent/agreed`` does it.
    case agreement(String)
  }

  /// The current order.
  ///
  /// - Parameter differences: told beside their lines.
  public init(_ draft: OrderDraft, differences: [OrderDifference] = [], in texts: Texts) {
    // A line that has taken its new name and price says nothing of them.
    let open = differences.filter {
      guard case .changed(let was, let name, let price) = $0, let line = draft.line(was.dish) else { return true }
      return line.name != name ?? line.name || line.unitPrice != price ?? line.unitPrice
    }
    let remarks = Dictionary(open.map { ($0.line.dish, texts.remark($0)) }) { first, _ in first }
    let rows = draft.lines.enumerated().map { offset, line in
      Row(line, number: offset + 1, remark: remarks[line.dish], in: texts)
    }
    self.init(draft, title: texts.yourOrder, details: [], rows, texts)
  }

  /// An order from the history.
  public init(_ order: PlacedOrder, in texts: Texts) {
    let rows = order.lines.map { Row($0, number: nil, remark: nil, in: texts) }
    self.init(order, title: texts.order(order.id), details: texts.details(order.placement), rows, texts)
  }

  private init(_ order: some Order, title: String, details: [String], _ rows: [Row], _ texts: Texts) {
    self.title = title
    self.details = details
    self.rows = rows
    total = texts.money(order.total)
    units = texts.dishes(order.units)
  }
}

extension OrderModel.Row {
  fileprivate init(_ line: OrderLine, number: Int?, remark: String?, in texts: Texts) {
    self.init(
      dish: line.dish, number: number, name: line.name, quantity: "\(line.quantity.value)",
      unitPrice: texts.money(line.unitPrice), total: texts.money(line.total), note: line.note?.text, remark: remark)
  }
}
