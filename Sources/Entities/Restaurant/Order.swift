/// The common parts of an ``OrderDraft`` and the ``PlacedOrder`` that it becomes.
public protocol Order: Sendable, Hashable {
  /// The identity of an order; see `Order.ID.random()`.
  typealias ID = Identifier<any Order>

  /// The same for the draft and for the placed order that it becomes.
  var id: ID { get }
  /// In the order in which the dishes were added; one line for a dish.
  var lines: [OrderLine] { get }
  /// The sum of the lines, to the minor unit; no euros when there are none.
  var total: Money { get }
}

extension Order {
  /// Whether nothing is in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many dishes are in it, each piece counted.
  public var units: Int { lines.reduce(0) { $0 + $1.quantity.value } }

  /// The line of a dish, or `nil`.
  public func line(_ dish: Dish.ID) -> OrderLine? { lines.first { $0.dish == dish } }

  /// Where the lines say something else than `menu` does: what a customer must know before placing.
  package func differences(from menu: [Dish.ID: Dish]) -> [OrderDifference] {
    lines.compactMap { line in
      guard let dish = menu[line.dish] else { return .gone(line) }
      let name = dish.namedID == Dish.ID(ofDishNamed: line.name) ? nil : dish.name
      let price = dish.price == line.unitPrice ? nil : dish.price
      return name == nil && price == nil ? nil : .changed(line, newName: name, newPrice: price)
    }
  }
}

extension [OrderLine] {
  /// The total of an order that has these lines.
  ///
  /// - Throws: ``OrderError`` when they make no order: a dish in two of them, mixed currencies, or a total beyond its limit.
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
  /// An id that no other order has: 100 bits by chance.
  public static func random() -> Order.ID { random("order-") }
}

/// Why an order can't be changed or placed as requested.
public enum OrderError: Error, Sendable, Hashable {
  /// No line has this dish.
  case noSuchLine(Dish.ID)
  /// Two lines have this dish.
  case repeatedLine(Dish.ID)
  /// A line would hold less or more than a line may.
  case quantity(QuantityError)
  /// The total would not fit, or would mix currencies.
  case money(MoneyError)
  /// An order without lines is not placed.
  case empty
}

/// A difference between an order and today's menu.
public enum OrderDifference: Sendable, Hashable {
  /// The dish left the menu.
  case gone(OrderLine)
  /// The dish has another name or costs something else now. Values that did not change are `nil`; a name that is only spelled otherwise
  /// did not.
  case changed(OrderLine, newName: String? = nil, newPrice: Money? = nil)

  /// The line that says it.
  package var line: OrderLine {
    switch self {
    case .gone(let line), .changed(let line, newName: _, newPrice: _): line
    }
  }
}
