import Entities
import Gateways
import UseCases

/// What the commands that show one order say with `--json`.
struct CurrentOrderDocument: Encodable {
  let order: OrderDocument?
  /// Where the order says something else than the menu of today.
  let differences: [DifferenceDocument]

  init(_ order: Order?, _ differences: [OrderDifference]) {
    self.order = order.map(OrderDocument.init)
    self.differences = differences.map(DifferenceDocument.init)
  }

  private enum Keys: CodingKey { case order, differences }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    // `null` is said, not left out: a key that is always there is easier to read.
    try container.encode(order, forKey: .order)
    try container.encode(differences, forKey: .differences)
  }
}

/// `{"dish": …, "name": …, "was": money, "now": money}`; without `now` the dish is gone.
struct DifferenceDocument: Encodable {
  let dish: String
  let name: String
  let was: MoneyDocument
  let now: MoneyDocument?

  init(_ difference: OrderDifference) {
    dish = difference.line.dish.text
    name = difference.line.name
    was = MoneyDocument(difference.line.unitPrice)
    now =
      switch difference {
      case .gone: nil
      case .priceChanged(_, let now): MoneyDocument(now)
      }
  }
}
