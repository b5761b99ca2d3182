import Entities
import Gateways
import UseCases

extension JSONObject {
  /// `menu list --json`.
  static func menu(_ page: MenuPage) -> JSONObject {
    let sections = page.menu.sections.map { section -> JSONObject in
      ["kind": section.kind.name, "dishes": section.dishes.map(DishDocument.init)]
    }
    return .page("sections", sections, page.page, hasMore: page.hasMore)
  }

  /// `order history --json`.
  static func history(_ orders: Paged<OrderSummary>, _ page: Page) -> JSONObject {
    .page("orders", orders.items.map(orderSummary), page, hasMore: orders.hasMore)
  }

  static func orderSummary(_ order: OrderSummary) -> JSONObject {
    [
      "id": order.id.text,
      "placedAt": Timestamp.text(order.placement.date),
      "address": order.placement.delivery.address.text,
      "phone": order.placement.delivery.phone.text,
      "total": MoneyDocument(order.total),
      "units": order.units,
    ]
  }

  /// What the commands that show one order say; `differences`: where it says something else than the menu of today.
  static func order(_ order: OrderDocument?, _ differences: [OrderDifference]) -> JSONObject {
    // `null` is said, not left out: a member that is always there is easier to read.
    ["order": order as any Encodable, "differences": differences.map(difference)]
  }

  /// `order cancel --json`: the id of the draft that was deleted, or `null`.
  static func cancelled(_ draft: Order.ID?) -> JSONObject { ["cancelled": draft?.text as any Encodable] }

  /// `{"dish": …, "name": …, "newName": …, "was": money, "now": money}`; `now` is missing if the dish left the
  /// menu, `newName` if its name is the same.
  static func difference(_ difference: OrderDifference) -> JSONObject {
    let line = difference.line
    let (newName, now): (String?, Money?) =
      switch difference {
      case .gone: (nil, nil)
      case .changed(_, let name, let price): (name, price ?? line.unitPrice)
      }
    return [
      "dish": line.dish.text, "name": line.name, "newName": newName, "was": MoneyDocument(line.unitPrice),
      "now": now.map(MoneyDocument.init),
    ]
  }
}
