/// The properties shared by an ``OrderDraft`` and the ``PlacedOrder`` that it becomes.
public protocol Order: Sendable, Hashable {
  /// The id of an order. `Order.ID.random()` creates one.
  typealias ID = Identifier<any Order>

  /// The id, which is the same for the draft and the placed order.
  var id: ID { get }
  /// The lines, in the order in which the dishes were added. Each dish has at most one line.
  var lines: [OrderLine] { get }
  /// The exact sum of the line totals. Zero euros if there are no lines.
  var total: Money { get }
}

extension Order {
  /// Whether the order has no lines.
  public var isEmpty: Bool { lines.isEmpty }

  /// The total quantity of dishes in all lines.
  public var units: Int { lines.reduce(0) { $0 + $1.quantity.value } }

  /// Returns the line for a dish. `nil` if the order doesn't contain the dish.
  public func line(_ dish: Dish.ID) -> OrderLine? { lines.first { $0.dish == dish } }

  /// Returns the differences from the current menu, which a customer must see before placing the order.
  package func differences(from menu: [Dish.ID: Dish]) -> [OrderDifference] {
    lines.compactMap { line in
      guard let dish = menu[line.dish] else { return .missing(line) }
      let name = dish.namedID == Dish.ID(ofDishNamed: line.name) ? nil : dish.name
      let price = dish.price == line.unitPrice ? nil : dish.price
      return name == nil && price == nil ? nil : .changed(line, newName: name, newPrice: price)
    }
  }
}

extension [OrderLine] {
  /// Returns the total of an order with these lines.
  ///
  /// - Throws: ``OrderError`` if two lines contain the same dish, the currencies are mixed, or the total is out of range.
  func orderTotal() throws(OrderError) -> Money {
    var dishes = Set<Dish.ID>()
    for line in self where !dishes.insert(line.dish).inserted { throw .repeatedLine(line.dish) }
    guard let currency = first?.unitPrice.currency else { return Money(minorUnits: 0) }
    var sum = Money(minorUnits: 0, currency: currency)
    do {
      for line in self { sum = try sum.adding(line.total) }
    } catch {
      throw .money(error)
    }
    return sum
  }
}

extension Identifier where Entity == any Order {
  /// Creates a random id of 100 bits.
  public static func random() -> Order.ID { random("order-") }
}

/// The reason why an order can't be changed or placed as requested.
public enum OrderError: Error, Sendable, Hashable {
  /// No line contains this dish.
  case noSuchLine(Dish.ID)
  /// Two lines contain this dish.
  case repeatedLine(Dish.ID)
  /// The quantity of a line would be out of range.
  case quantity(QuantityError)
  /// The total would be out of range, or would mix currencies.
  case money(MoneyError)
  /// An order without lines can't be placed.
  case empty
}

/// A difference between an order and the current menu.
public enum OrderDifference: Sendable, Hashable {
  /// The dish is no longer on the menu.
  case missing(OrderLine)
  /// The dish has a new name or price. Unchanged values are `nil`. A different spelling of the same name doesn't count as a change.
  case changed(OrderLine, newName: String? = nil, newPrice: Money? = nil)

  /// The order line that differs from the menu.
  package var line: OrderLine {
    switch self {
    case .missing(let line), .changed(let line, newName: _, newPrice: _): line
    }
  }
}
