/// A dish in an order, and how many of it.
///
/// There is one line for a dish, so the dish's id is the line's. Name and price are as they were when the dish was chosen, or placed.
public struct OrderLine: Sendable, Hashable {
  /// The dish, which may have left the menu since.
  public let dish: Dish.ID
  /// The name of the dish, as it was when it was chosen.
  public let name: String
  /// The price of one piece.
  public let unitPrice: Money
  /// How many pieces.
  public let quantity: Quantity
  /// The customer's note; `nil`: none.
  public let note: OrderNote?
  /// Unit price times quantity.
  public let total: Money

  /// - Throws: ``MoneyError`` when the price is below zero or the total does not fit.
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

/// A customer's note for a dish in an order, in one line: `sin cebolla`.
public struct OrderNote: Sendable, Hashable {
  /// The rule for notes.
  public static let rule = TextRule(maximumLength: 200)

  /// The note, cleaned.
  public let text: String

  /// A note as typed; blanks at its ends and line breaks don't count.
  ///
  /// - Throws: ``TextError`` when nothing is left or too much.
  public init(_ typed: String) throws(TextError) {
    text = TextRule.cleaned(typed)
    try Self.rule.check(text)
  }
}
