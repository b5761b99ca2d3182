public import Entities
import UseCases

/// The current order or a placed order, formatted for display.
public struct OrderModel: Sendable, Hashable {
  /// A line of the order.
  public struct Row: Sendable, Hashable {
    /// The id of the dish.
    public var dish: Dish.ID
    /// The number that the user types to choose the row, starting at 1. `nil` in a placed order, whose lines can't be chosen.
    public var number: Int?
    /// The name of the dish when it was added to the order.
    public var name: String
    /// The quantity of the dish, formatted for display.
    public var quantity: String
    /// The price of one unit of the dish, for example `€12.95`.
    public var unitPrice: String
    /// The total price of the line, for example `€25.90`.
    public var total: String
    /// The note for the dish. `nil` if there is no note.
    public var note: String?
    /// A remark about how the dish has changed on the menu since it was added to the order. `nil` if the dish hasn't changed.
    public var remark: String?

    /// Creates a line with the given properties.
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

  /// The title of the order.
  public var title: String
  /// The date, address and phone number of a placed order. Empty for a draft.
  public var details: [String]
  /// The lines in the order in which they were added.
  public var rows: [Row]
  /// The total price of the order, for example `€12.95`.
  public var total: String
  /// The total quantity of the order, for example `3 dishes`.
  public var units: String
  /// The question that the user must answer before the order is placed or canceled. `nil` if there is none.
  public var request: Request?
  /// A message to show with the order. `nil` if there is none.
  public var notice: Notice?

  /// A question that the user must answer.
  public enum Request: Sendable, Hashable {
    /// Asks for the address and the phone number. If the user has placed an order before, the input is prefilled with the last address and
    /// phone number.
    ///
    /// `refused` lists the fields with invalid input, and only these fields are requested again. It is empty the first time.
    case delivery(address: String, phone: String, refused: [InvalidDelivery.Field] = [])
    /// Asks for confirmation. ``OrderEvent/agreed`` performs the action that the question names.
    case agreement(String)
  }

  /// Creates the model of the current order.
  ///
  /// - Parameter differences: the differences between the order and the menu, shown as remarks on the lines of the order.
  public init(_ draft: OrderDraft, differences: [OrderDifference] = [], in texts: Texts) {
    // A line that already shows the new name and price needs no remark.
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

  /// Creates the model of a placed order.
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
