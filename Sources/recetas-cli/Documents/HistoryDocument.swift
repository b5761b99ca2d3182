import Entities
import Gateways
import UseCases

/// `order history --json`.
struct HistoryDocument: Encodable {
  let orders: [OrderSummaryDocument]
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ orders: Paged<OrderSummary>, _ page: Page) {
    self.orders = orders.items.map(OrderSummaryDocument.init)
    offset = page.offset
    limit = page.limit
    hasMore = orders.hasMore
  }
}

struct OrderSummaryDocument: Encodable {
  let id: String
  let placedAt: String
  let address: String
  let phone: String
  let total: MoneyDocument
  let units: Int

  init(_ order: OrderSummary) {
    id = order.id.text
    placedAt = Timestamp.text(order.placement.date)
    address = order.placement.delivery.address.text
    phone = order.placement.delivery.phone.text
    total = MoneyDocument(order.total)
    units = order.units
  }
}
