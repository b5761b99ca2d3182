/// An order that the user is still putting together.
public struct OrderDraft: Order {
  public let id: ID
  public private(set) var lines: [OrderLine] = []
  public private(set) var total: Money

  /// Creates a draft without lines.
  public init(id: ID) {
    self.id = id
    total = Money(minorUnits: 0)
  }

  /// Restores a stored draft.
  ///
  /// - Throws: ``OrderError`` if two lines contain the same dish, the currencies are mixed, or the total is out of range.
  public init(id: ID, lines: [OrderLine]) throws(OrderError) {
    self.id = id
    self.lines = lines
    total = try lines.orderTotal()
  }

  /// Adds a dish as a new line at the end, or increases the quantity of its existing line. An existing line keeps its price. It also keeps
  /// its note, unless `note` replaces it.
  ///
  /// - Throws: ``OrderError`` if the quantity or the total is out of range, or the currencies are mixed. The draft doesn't change.
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

  /// Changes the quantity of a dish by `difference`, which can be negative.
  ///
  /// - Throws: ``OrderError`` if the dish has no line, or the quantity or the total is out of range. The draft doesn't change.
  public mutating func changeQuantity(of dish: Dish.ID, by difference: Int) throws(OrderError) {
    try setQuantity(Self.more(lines[try index(dish)].quantity, by: difference), of: dish)
  }

  /// Sets the quantity of a dish.
  ///
  /// - Throws: ``OrderError`` if the dish has no line, or the total is out of range. The draft doesn't change.
  public mutating func setQuantity(_ quantity: Quantity, of dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(quantity) }
  }

  /// Sets the note for a dish, or removes the note if `note` is `nil`.
  ///
  /// - Throws: ``OrderError/noSuchLine(_:)`` if the dish has no line.
  public mutating func setNote(_ note: OrderNote?, of dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(note) }
  }

  /// Removes the line for a dish.
  ///
  /// - Throws: ``OrderError/noSuchLine(_:)`` if the dish has no line.
  public mutating func removeLine(_ dish: Dish.ID) throws(OrderError) {
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines.remove(at: index) }
  }

  /// Updates the names and prices from the current `menu`, and removes the lines for dishes that aren't on the menu.
  ///
  /// - Throws: ``OrderError`` if the total is out of range, or the currencies are mixed. The draft doesn't change.
  public mutating func update(to menu: [Dish.ID: Dish]) throws(OrderError) {
    try change { (order) throws(MoneyError) in
      var present: [OrderLine] = []
      for line in order.lines {
        if let dish = menu[line.dish] { present.append(try line.with(nameAndPriceOf: dish)) }
      }
      order.lines = present
    }
  }

  /// Returns the draft with the new names and prices from `differences`, and without the dishes that are no longer on the menu.
  ///
  /// - Throws: ``OrderError`` if the total is out of range, or the currencies are mixed.
  public func accepting(_ differences: [OrderDifference]) throws(OrderError) -> OrderDraft {
    var copy = self
    try copy.change { (order) throws(MoneyError) in
      for difference in differences {
        guard let index = order.lines.firstIndex(of: difference.line) else { continue }
        switch difference {
        case .missing: order.lines.remove(at: index)
        case .changed(let line, let name, let price):
          order.lines[index] = try OrderLine(
            dish: line.dish, name: name ?? line.name, unitPrice: price ?? line.unitPrice, quantity: line.quantity,
            note: line.note)
        }
      }
    }
    return copy
  }

  /// Returns the placed order. The draft itself doesn't change.
  ///
  /// - Throws: ``OrderError/empty`` if there are no lines.
  public func placed(_ placement: Placement) throws(OrderError) -> PlacedOrder {
    try PlacedOrder(id: id, lines: lines, placement: placement)
  }

  /// Changes the draft only if `body` and the new total are valid.
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
