import Entities
import Foundation
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let placing = [
    Breakage("a placed order leaves no draft and is in the history, whole", "the draft is left") {
      let left = Box<Order?>(nil)
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        try await store.place(order, of: user, replacing: draft)
        left.value = draft
      }
      $0.gateway.onDraft = { (store, user) throws(GatewayError) in
        if let left = left.value { left } else { try await store.draft(of: user) }
      }
    },
    Breakage("a placed order leaves no draft and is in the history, whole", "the date is cut to seconds") {
      $0.gateway.onPlacedOrder = { (store, id, user) throws(GatewayError) in
        try await store.placedOrder(id, of: user).placed {
          Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded())
        }
      }
    },
    Breakage("a placed order leaves no draft and is in the history, whole", "lines are counted, not pieces") {
      $0.gateway.changeHistory { orders in
        orders.compactMap { order in
          order.placement.map {
            OrderSummary(id: order.id, placement: $0, total: order.total, units: order.lines.count)
          }
        }
      }
    },
    Breakage("an order is placed with the lines it is placed with, not with the draft's", "with the draft's") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        guard let placed = try? Order(id: order.id, lines: draft.lines, placement: order.placement) else {
          throw .notFound
        }
        try await store.place(placed, of: user, replacing: draft)
      }
    },
    Breakage("an order is placed from the draft that was read, and from no other", "from any draft of its id") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        let kept = try await store.draft(of: user)
        try await store.place(order, of: user, replacing: kept?.id == draft.id ? kept ?? draft : draft)
      }
    },
    Breakage("an order is placed once", "again does nothing") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        try await store.placeAnyhow(order, of: user, replacing: draft)
      }
    },
    Breakage("an order is placed once", "a draft that is gone is a failure") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        if try await store.draft(of: user) == nil { throw .failed(what: draft.id.text, why: "no draft") }
        try await store.place(order, of: user, replacing: draft)
      }
    },
    Breakage("an order that was not placed is not found", "a draft is found") {
      $0.gateway.onPlacedOrder = { (store, id, user) throws(GatewayError) in
        if let draft = try await store.draft(of: user), draft.id == id { return draft }
        return try await store.placedOrder(id, of: user)
      }
    },
    Breakage("an order that was not placed is not found", "it is a failure") {
      $0.gateway.onPlacedOrder = { (store, id, user) throws(GatewayError) in
        do { return try await store.placedOrder(id, of: user) } catch {
          throw .failed(what: id.text, why: "no row")
        }
      }
    },
  ]

  static let history = [
    Breakage("the history is the newest first, of one date the one placed last", "in the order of placing") {
      $0.gateway.changeHistory { $0.compactMap { OrderSummary($0) } }
    },
    Breakage(
      "the history is the newest first, of one date the one placed last", "the order placed last first"
    ) {
      $0.gateway.changeHistory { $0.reversed().compactMap { OrderSummary($0) } }
    },
    Breakage(
      "the history is the newest first, of one date the one placed last", "of one date the one placed first"
    ) {
      $0.gateway.changeHistory {
        $0.compactMap { OrderSummary($0) }.sorted { $0.placement.date > $1.placement.date }
      }
    },
    Breakage(
      "the history is the newest first, of one date the one placed last", "dates are compared by the second"
    ) {
      $0.gateway.changeHistory {
        $0.reversed().compactMap { OrderSummary($0) }.sorted {
          Int($0.placement.date.timeIntervalSince1970) > Int($1.placement.date.timeIntervalSince1970)
        }
      }
    },
    Breakage("the history pages", "it is always the first page") {
      $0.gateway.onHistory = { (store, user, page) throws(GatewayError) in
        try await store.history(of: user, page: Page(limit: page.limit))
      }
    },
    Breakage("the history pages", "a full page says that more follows") {
      $0.gateway.onHistory = { (store, user, page) throws(GatewayError) in
        let items = try await store.history(of: user, page: page).items
        return Paged(items, hasMore: items.count == page.limit)
      }
    },
  ]
}

extension Order {
  /// The placed order with another date.
  fileprivate func placed(on change: (Date) -> Date) -> Order {
    guard let placement else { return self }
    let other = Placement(date: change(placement.date), delivery: placement.delivery)
    return (try? Order(id: id, lines: lines, placement: other)) ?? self
  }
}
