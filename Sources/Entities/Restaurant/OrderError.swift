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
