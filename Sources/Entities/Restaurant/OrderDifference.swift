/// A difference between an order and today's menu.
public enum OrderDifference: Sendable, Hashable {
  /// The dish left the menu.
  case gone(OrderLine)
  /// The dish has another name or costs something else now. Values that did not change are `nil`; a name that is only spelled otherwise
  /// did not.
  case changed(OrderLine, newName: String? = nil, newPrice: Money? = nil)

  /// The line that says it.
  public var line: OrderLine {
    switch self {
    case .gone(let line), .changed(let line, newName: _, newPrice: _): line
    }
  }
}
