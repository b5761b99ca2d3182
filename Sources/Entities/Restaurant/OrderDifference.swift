/// A difference between an order and today's menu.
public enum OrderDifference: Sendable, Hashable {
  /// The dish left the menu.
  case gone(OrderLine)
  /// The dish costs something else now.
  case priceChanged(OrderLine, now: Money)

  /// The line that says it.
  public var line: OrderLine {
    switch self {
    case .gone(let line), .priceChanged(let line, now: _): line
    }
  }
}
