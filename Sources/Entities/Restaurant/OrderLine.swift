/// A dish in an order, with its quantity.
///
/// An order has at most one line for each dish, so the dish's id identifies the line. The name and the price date from when the dish was
/// added or last updated.
public struct OrderLine: Sendable, Hashable {
  /// The id of the dish, which might no longer be on the menu.
  public let dish: Dish.ID
  /// The name of the dish when it was added or last updated.
  public let name: String
  /// The price of one unit of the dish when it was added or last updated.
  public let unitPrice: Money
  /// The ordered quantity of the dish.
  public let quantity: Quantity
  /// The customer's note. `nil` if there is no note.
  public let note: OrderNote?
  /// The unit price multiplied by the quantity.
  public let total: Money

  /// Creates an order line.
  ///
  /// - Throws: ``MoneyError`` if the price is negative, or the total is out of range.
  public init(
    dish: Dish.ID, name: String, unitPrice: Money, quantity: Quantity, note: OrderNote? = nil
  ) throws(MoneyError) {
    if unitPrice.minorUnits < 0 { throw .negative(unitPrice) }
    self.dish = dish
    self.name = name
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.note = note
    self.total = try unitPrice.times(quantity)
  }

  func with(_ quantity: Quantity) throws(MoneyError) -> OrderLine {
    try OrderLine(dish: dish, name: name, unitPrice: unitPrice, quantity: quantity, note: note)
  }

  func with(_ note: OrderNote?) throws(MoneyError) -> OrderLine {
    try OrderLine(dish: dish, name: name, unitPrice: unitPrice, quantity: quantity, note: note)
  }

  func with(nameAndPriceOf dish: Dish) throws(MoneyError) -> OrderLine {
    try OrderLine(dish: dish.id, name: dish.name, unitPrice: dish.price, quantity: quantity, note: note)
  }
}

/// A customer's note for a dish in an order, on one line: `sin cebolla`.
public struct OrderNote: Sendable, Hashable {
  /// The rule for notes: one line of at most 200 Unicode scalars.
  public static let rule = TextRule(maximumLength: 200)

  /// The text of the note, on one line. It conforms to ``rule``.
  public let text: String

  /// Creates a note from typed text. Blanks at the ends are removed, and line breaks become spaces.
  ///
  /// - Throws: ``TextError`` if the rest is empty or too long.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}
