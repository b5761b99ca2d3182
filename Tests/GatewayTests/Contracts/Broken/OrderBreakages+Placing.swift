import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var placing: [StoreBreakage] {
    clause("placing an order deletes the draft and adds the complete order to the history") {
      when("the draft is not deleted") {
        $0.gateway.keeps("place") { before, after, _ in
          for user in after.orders.keys { after.orders[user]?.draft = before.orders[user]?.draft }
        }
      }
      when("the date is truncated to seconds") {
        $0.gateway.answers("placedOrder") { (order: PlacedOrder, _) in
          let old = order.placement
          let date = Date(timeIntervalSince1970: old.date.timeIntervalSince1970.rounded())
          let placement = Placement(date: date, delivery: old.delivery)
          return (try? PlacedOrder(id: order.id, lines: order.lines, placement: placement)) ?? order
        }
      }
      when("lines are counted instead of pieces") {
        $0.gateway.summarizes { orders in
          orders.map {
            OrderSummary(id: $0.id, placement: $0.placement, total: $0.total, units: $0.lines.count)
          }
        }
      }
    }
    clause("saving a draft stores its notes, and placing the draft keeps them") {
      for call in ["draft", "placedOrder"] {
        when("\(call) loses notes") {
          $0.gateway.sees(call) { state, _ in
            state.orders = state.orders.mapValues { orders in
              var orders = orders
              (orders.draft, orders.placed) = (orders.draft?.withoutNotes, orders.placed.map(\.withoutNotes))
              return orders
            }
          }
        }
      }
      when("an existing note is never replaced") {
        $0.gateway.keeps("saveDraft") { before, after, _ in
          for user in after.orders.keys {
            for line in before.orders[user]?.draft?.lines ?? [] where line.note != nil {
              try? after.orders[user]?.draft?.setNote(line.note, of: line.dish)
            }
          }
        }
      }
    }
    clause(
      "a placed order contains its own lines rather than those of the draft", when: "the lines of the draft are placed"
    ) {
      $0.gateway.keeps("place") { _, after, call in
        guard case .place(let order, let draft) = call else { return }
        for user in after.orders.keys {
          if let placed = try? PlacedOrder(id: order.id, lines: draft.lines, placement: order.placement) {
            after.orders[user]?.placed = [placed]
          }
        }
      }
    }
    clause("placing an order based on an outdated draft is refused", when: "any draft with the id is accepted") {
      $0.gateway.changesDrafts("place") { draft, read in if draft?.id == read?.id { draft = read } }
    }
    clause("placing the same order twice is refused") {
      when("a missing draft is a failure") {
        $0.gateway.refuses("place", with: .failed(what: "memory", why: "no draft")) { state, _ in
          state.orders.values.allSatisfy { $0.draft == nil }
        }
      }
    }
    clause("an order placed concurrently to several addresses keeps the address of the successful call") {
      when("a conflict is reported as success") { $0.gateway.excuses("place", .conflict) }
      when("the address of another call is stored") {
        $0.gateway.answers("placedOrder") { (order: PlacedOrder, _) in
          let old = order.placement
          guard let address = try? Address("Otra calle, 1") else { return order }
          let placement = Placement(date: old.date, delivery: Delivery(address: address, phone: old.delivery.phone))
          return (try? PlacedOrder(id: order.id, lines: order.lines, placement: placement)) ?? order
        }
      }
    }
    clause("placing an order without using the draft keeps the draft") {
      when("the draft is deleted") {
        $0.gateway.keeps("placeKeepingDraft") { _, after, _ in
          for user in after.orders.keys { after.orders[user]?.draft = nil }
        }
      }
      when("an existing draft is a conflict") {
        $0.gateway.refuses("placeKeepingDraft", with: .conflict) { state, _ in
          state.orders.values.contains { $0.draft != nil }
        }
      }
      when("a draft is required") {
        $0.gateway.refuses("placeKeepingDraft", with: .conflict) { state, _ in
          state.orders.values.allSatisfy { $0.draft == nil }
        }
      }
      when("the placed order has the date of the draft and comes last") {
        $0.gateway.keeps("placeKeepingDraft") { _, after, call in
          guard case .placeKeepingDraft(let order) = call else { return }
          for user in after.orders.keys {
            let rest = after.orders[user]?.placed.filter { $0.id != order.id } ?? []
            after.orders[user]?.placed = [order] + rest
          }
        }
        $0.gateway.keeps("place") { _, after, _ in
          for user in after.orders.keys { after.orders[user]?.placed.reverse() }
        }
      }
    }
    clause("placing an order without using the draft is refused if the order's id is taken") {
      when("placed orders are not checked") {
        $0.gateway.sees("placeKeepingDraft") { state, _ in
          for user in state.orders.keys { state.orders[user]?.placed = [] }
        }
      }
      when("the draft is not checked") {
        $0.gateway.overrules("placeKeepingDraft") { _, _ in
          true
        } change: { state, call in
          guard case .placeKeepingDraft(let order) = call else { return }
          for user in state.orders.keys { state.orders[user]?.placed.append(order) }
        }
      }
    }
    clause(
      "exactly one of 20 concurrent attempts to place an order without using the draft succeeds",
      when: "a conflict is reported as success"
    ) {
      $0.gateway.excuses("placeKeepingDraft", .conflict)
    }
    clause("reading an order that hasn't been placed fails") {
      when("a draft is returned") {
        $0.gateway.sees("placedOrder") { state, _ in
          for user in state.orders.keys {
            if let draft = state.orders[user]?.draft, let placed = try? Samples.placed(draft, at: 0) {
              state.orders[user]?.placed.append(placed)
            }
          }
        }
      }
    }
  }

  @Breakages static var history: [StoreBreakage] {
    clause("the order history lists the newest order first, even among orders with the same date") {
      when("orders keep the order in which they were placed") { $0.gateway.summarizes { $0.map { OrderSummary($0) } } }
      when("the order that was placed last comes first") {
        $0.gateway.summarizes { $0.reversed().map { OrderSummary($0) } }
      }
      when("orders with the same date are oldest first") {
        $0.gateway.summarizes { $0.map { OrderSummary($0) }.sorted { $0.placement.date > $1.placement.date } }
      }
      when("dates are compared by seconds") {
        $0.gateway.summarizes {
          $0.reversed().map { OrderSummary($0) }.sorted {
            Int($0.placement.date.timeIntervalSince1970) > Int($1.placement.date.timeIntervalSince1970)
          }
        }
      }
    }
    clause("a filtered order history contains the orders from the given period that match all words") {
      when("accents matter") {
        $0.gateway.asks("history") { $0.searching(SearchText($0.search.query == "pina" ? "nada" : $0.search.query)) }
      }
      when("the query is a pattern") { $0.gateway.searchesForPatterns("history") }
      when("the end of the period is included") {
        $0.gateway.asks("history") { call in
          guard case .history(var filter, let page) = call else { return call }
          filter.until = filter.until?.addingTimeInterval(1)
          return .history(filter, page)
        }
      }
      when("a search ignores the dates") {
        $0.gateway.asks("history") { call in
          guard case .history(let filter, let page) = call, !filter.search.isBlank else { return call }
          return .history(HistoryFilter(matching: filter.search), page)
        }
      }
    }
  }
}

extension BrokenStore {
  /// Makes the store build the history from all placed orders, which are passed in the order in which they were placed.
  fileprivate mutating func summarizes(_ summaries: @escaping @Sendable ([PlacedOrder]) -> [OrderSummary]) {
    does("history") { (operation) throws(GatewayError) in
      let orders = try await operation.base.contents().orders
      return Paged(summaries(orders.values.flatMap(\.placed)), hasMore: false)
    }
  }
}

extension OrderDraft {
  /// The same draft, without the notes in its lines.
  fileprivate var withoutNotes: OrderDraft { (try? OrderDraft(id: id, lines: lines.withoutNotes)) ?? self }
}

extension PlacedOrder {
  /// The same order, without the notes in its lines.
  fileprivate var withoutNotes: PlacedOrder {
    (try? PlacedOrder(id: id, lines: lines.withoutNotes, placement: placement)) ?? self
  }
}

extension [OrderLine] {
  fileprivate var withoutNotes: [OrderLine] {
    compactMap { try? OrderLine(dish: $0.dish, name: $0.name, unitPrice: $0.unitPrice, quantity: $0.quantity) }
  }
}
