import Entities
import Gateways
import UseCases

extension JSONObject {
  /// Returns the document of `menu list --json`.
  static func menu(_ page: MenuPage) -> JSONObject {
    let sections = page.menu.sections.map { section -> JSONObject in
      ["kind": section.kind.name, "dishes": section.dishes.map(DishDocument.init)]
    }
    return .page("sections", sections, page.page, hasMore: page.hasMore)
  }

  /// Returns the document of `order history --json`.
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

  /// Returns the document of the commands that show one order. `differences` lists the differences between the order and today's menu.
  static func order(_ order: OrderDocument?, _ differences: [OrderDifference]) -> JSONObject {
    // A missing order is written as `null`, since a member that always exists is easier to read.
    ["order": order as any Encodable, "differences": differences.map(difference)]
  }

  /// Returns the document of `order cancel --json`: the id of the deleted draft, or `null`.
  static func cancelled(_ draft: Order.ID?) -> JSONObject { ["cancelled": draft?.text as any Encodable] }

  /// Returns a difference as `{"dish": …, "name": …, "newName": …, "was": money, "now": money}`. `now` is left out if the dish is no longer
  /// on the menu, and `newName` if the name hasn't changed.
  static func difference(_ difference: OrderDifference) -> JSONObject {
    let line = difference.line
    let (newName, now): (String?, Money?) =
      switch difference {
      case .missing: (nil, nil)
      case .changed(_, let name, let price): (name, price ?? line.unitPrice)
      }
    return [
      "dish": line.dish.text, "name": line.name, "newName": newName, "was": MoneyDocument(line.unitPrice),
      "now": now.map(MoneyDocument.init),
    ]
  }
}
