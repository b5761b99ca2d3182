public import Entities
import UseCases

/// One user's draft and placed orders.
public struct OrderState: Sendable, Hashable {
  /// `nil` when there is none.
  public internal(set) var draft: Order?
  /// In the order of placing.
  public internal(set) var placed: [Order] = []

  mutating func saveDraft(_ order: Order, replacing previous: Order?) throws(GatewayError) {
    if order.placement != nil { throw .failed(what: order.id.text, why: "a placed order is no draft") }
    guard draft == previous, !placed.contains(where: { $0.id == order.id }) else { throw .conflict }
    draft = order
  }

  mutating func deleteDraft(_ id: Order.ID) {
    if draft?.id == id { draft = nil }
  }

  mutating func place(_ order: Order, replacing previous: Order) throws(GatewayError) {
    if order.placement == nil { throw .failed(what: order.id.text, why: "a draft is no placed order") }
    guard draft == previous, !placed.contains(where: { $0.id == order.id }) else { throw .conflict }
    draft = nil
    placed.append(order)
  }

  func placedOrder(_ id: Order.ID) throws(GatewayError) -> Order {
    guard let order = placed.first(where: { $0.id == id }) else { throw .notFound }
    return order
  }

  func history(_ page: Page) -> Paged<OrderSummary> {
    // Newest first; a stable sort of the reversed list keeps the one placed last before others of its date.
    let newest = placed.reversed().compactMap(OrderSummary.init).sorted { $0.placement.date > $1.placement.date }
    let rest = newest.dropFirst(page.offset)
    return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }
}
