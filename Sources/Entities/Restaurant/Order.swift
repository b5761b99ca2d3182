/// An order: a draft while it is put together; once placed, a record that never changes.
public struct Order: Sendable, Hashable {
  /// Its identity; see `Order.ID.random()`.
  public typealias ID = Identifier<Order>

  /// The same for the draft and for the order that it becomes.
  public let id: ID
  /// In the order in which the dishes were added; one line for a dish.
  public private(set) var lines: [OrderLine] = []
  /// The sum of the lines, to the minor unit; no euros when there are none.
  public private(set) var total: Money
  /// `nil` while the order is a draft.
  public private(set) var placement: Placement?

  /// An empty draft.
  public init(id: ID) {
    self.id = id
    total = Self.nothing
  }

  /// An order as it was kept.
  ///
  /// - Throws: ``OrderError`` when the parts make no order: a dish in two lines, mixed currencies, or placed without lines.
  public init(id: ID, lines: [OrderLine], placement: Placement?) throws(OrderError) {
    self.init(id: id)
    if placement != nil && lines.isEmpty { throw .empty }
    var dishes = Set<Dish.ID>()
    for line in lines where !dishes.insert(line.dish).inserted { throw .repeatedLine(line.dish) }
    self.lines = lines
    try updateTotal()
    self.placement = placement
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many dishes are in it, each piece counted.
  public var units: Int { lines.reduce(0) { $0 + $1.quantity.value } }

  /// The line of a dish, or `nil`.
  public func line(_ dish: Dish.ID) -> OrderLine? { lines.first { $0.dish == dish } }

  /// Adds a dish: a new line at the end, or more of the line that has it. The price that was seen first stays, and so does the note
  /// unless there is a new one.
  public mutating func add(_ dish: Dish, _ quantity: Quantity = .one, note: OrderNote? = nil) throws(OrderError) {
    try requireDraft()
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
    try requireDraft()
    try setQuantity(Self.more(lines[try index(dish)].quantity, by: difference), of: dish)
  }

  /// Sets how many of a dish there are.
  public mutating func setQuantity(_ quantity: Quantity, of dish: Dish.ID) throws(OrderError) {
    try requireDraft()
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(quantity) }
  }

  /// Sets the note of a dish; `nil`: no note.
  public mutating func setNote(_ note: OrderNote?, of dish: Dish.ID) throws(OrderError) {
    try requireDraft()
    let index = try index(dish)
    try change { (order) throws(MoneyError) in order.lines[index] = try order.lines[index].with(note) }
  }

  /// Takes a dish out, all pieces of it.
  public mutating func removeLine(_ dish: Dish.ID) throws(OrderError) {
    try requireDraft()
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

  /// The order with the new names and prices of the differences, without the dishes that are gone.
  public func accepting(_ differences: [OrderDifference]) throws(OrderError) -> Order {
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

  /// Where the lines say something else than `menu` does: what a customer must know before placing.
  public func differences(from menu: [Dish.ID: Dish]) -> [OrderDifference] {
    lines.compactMap { line in
      guard let dish = menu[line.dish] else { return .gone(line) }
      let name = dish.namedID == Dish.ID(ofDishNamed: line.name) ? nil : dish.name
      let price = dish.price == line.unitPrice ? nil : dish.price
      return name == nil && price == nil ? nil : .changed(line, newName: name, newPrice: price)
    }
  }

  /// Turns the draft into a placed order; from then on nothing changes it.
  public mutating func place(_ placement: Placement) throws(OrderError) {
    try requireDraft()
    if isEmpty { throw .empty }
    self.placement = placement
  }

  private static let nothing = Money(minorUnits: 0)

  /// A change that fails leaves the order as it was.
  private mutating func change(_ body: (inout Order) throws(MoneyError) -> Void) throws(OrderError) {
    try requireDraft()
    var copy = self
    do { try body(&copy) } catch { throw .money(error) }
    try copy.updateTotal()
    self = copy
  }

  private mutating func updateTotal() throws(OrderError) {
    var sum = lines.isEmpty ? Self.nothing : Money(minorUnits: 0, currency: lines[0].unitPrice.currency)
    do {
      for line in lines { sum = try sum.adding(line.total) }
    } catch {
      throw .money(error)
    }
    total = sum
  }

  private func requireDraft() throws(OrderError) {
    if placement != nil { throw .alreadyPlaced(id) }
  }

  private func index(_ dish: Dish.ID) throws(OrderError) -> Int {
    guard let index = lines.firstIndex(where: { $0.dish == dish }) else { throw .noSuchLine(dish) }
    return index
  }

  private static func more(_ quantity: Quantity, by difference: Int) throws(OrderError) -> Quantity {
    do { return try quantity.adding(difference) } catch { throw .quantity(error) }
  }
}
