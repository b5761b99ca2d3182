/// An order that is put together.
public struct OrderDraft: Order {
  public let id: ID
  public private(set) var lines: [OrderLine] = []
  public private(set) var total: Money

  /// An empty draft.
  public init(id: ID) {
    self.id = id
    total = Money(minorUnits: 0)
  }

  /// A draft as it was kept.
  ///
  /// - Throws: ``OrderError`` when the lines make no order: a dish in two of them, or mixed currencies.
  public init(id: ID, lines: [OrderLine]) throws(OrderError) {
    self.id = id
    self.lines = lines
    total = try lines.orderTotal()
  }

  /// Adds a dish: a new line at the end, or more of the line that has it. The price that was seen first stays, and so does the note
  /// unless there is a new one.
  public mutating func add(_ dish: Dish, _ quantity: Quantity = .one, note: OrderNote? = nil) throws(OrderError) {
    if let line = line(dish.id) {
      try setQuantity(Self.more(line.quantity, by: quantity.value), of: dish.id)
      if let note { try setNote(note, of: dish.id) }
    } else {
      try change { (order) throws(MoneyError) in
        order.lines.append(
          try OrderLine(dish: dish.id, name: dish.name, unitPrice: dish.price, quantity: quantity, note: note))
      }
    }
  }

  /// Changes a line's quantity by `difference`.
  public mutating func changeQuantity(of dish: Dish.ID, by difference: Int) throws(OrderError) {
    try setQuantity(Self.more(lines[try index(dish)].quantity, by: difference), of: dish)
  }

  /// Sets how many of a dish there are.
  public mutating func setQuantity(_ quantity: Quantity, of dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(quantity) }
  }

  /// Sets the note of a dish; `nil`: no note.
  public mutating func setNote(_ note: OrderNote?, of dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(note) }
  }

  /// Takes a dish out, all pieces of it.
  public mutating func removeLine(_ dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines.remove(at: index) }
  }

  /// Takes today's names and prices from `menu` and drops the lines whose dish is not in it.
  public mutating func update(to menu: [Dish.ID: Dish]) throws(OrderError) {
    try change { (order) throws(MoneyError) in
      var present: [OrderLine] = []
      for line in order.lines {
        if let dish = menu[line.dish] { present.append(try line.with(nameAndPriceOf: dish)) }
      }
      order.lines = present
    }
  }

  /// The draft with the new names and prices of the differences, without the dishes that are gone.
  public func accepting(_ differences: [OrderDifference]) throws(OrderError) -> OrderDraft {
    var copy = self
    try copy.change { (order) throws(MoneyError) in
      for difference in differences {
        guard let index = order.lines.firstIndex(of: difference.line) else { continue }
        switch difference {
        case .gone: order.lines.remove(at: index)
        case .changed(let line, let name, let price):
          order.lines[index] = try OrderLine(
            dish: line.dish, name: name ?? line.name, unitPrice: price ?? line.unitPrice, quantity: line.quantity,
            note: line.note)
        }
      }
    }
    return copy
  }

  /// The order that this draft becomes; the draft itself stays as it is.
  ///
  /// - Throws: ``OrderError/empty`` when there are no lines.
  public func placed(_ placement: Placement) throws(OrderError) -> PlacedOrder {
    try PlacedOrder(id: id, lines: lines, placement: placement)
  }

  /// A change that fails leaves the draft as it was.
  private mutating func change(_ body: (inout OrderDraft) throws(MoneyError) -> Void) throws(OrderError) {
    var copy = self
    do { try body(&copy) } catch { throw .money(error) }
    copy.total = try copy.lines.orderTotal()
    self = copy
  }

  private func index(_ dish: Dish.ID) throws(OrderError) -> Int {
    guard let index = lines.firstIndex(where: { $0.dish == dish }) else { throw .noSuchLine(dish) }
    return index
  }

  private static func more(_ quantity: Quantity, by difference: Int) throws(OrderError) -> Quantity {
    do { return try quantity.adding(difference) } catch { throw .quantity(error) }
  }
}
