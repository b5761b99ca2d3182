import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofOrders: [Breakage] = drafts + placing + history + ordersAtOnce + ordersElsewhere

  private static let drafts = [
    Breakage("without a draft there is none", "there is an empty one") {
      $0.gateway.onDraft = { (store, user) throws(GatewayError) in
        if let draft = try await store.draft(of: user) { return draft }
        return (try? Order.ID("order-0")).map { Order(id: $0) }
      }
    },
    Breakage(
      "a draft comes back as it was saved, lines in their order", "lines come in the order of their names"
    ) {
      $0.gateway.changeDrafts { draft in
        draft.flatMap { try? Order(id: $0.id, lines: $0.lines.sorted { $0.name < $1.name }, placement: nil) }
      }
    },
    Breakage("a draft comes back as it was saved, lines in their order", "an empty one is none") {
      $0.gateway.changeDrafts { draft in draft?.isEmpty == true ? nil : draft }
    },
    Breakage("a draft comes back as it was saved, lines in their order", "a hundred is too long for it") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        if order.lines.contains(where: { $0.quantity.value > 99 }) { return }
        try await store.saveDraft(order, of: user, replacing: previous)
      }
    },
    Breakage("a draft is saved over the one that was read, and over no other", "over any of its id") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        let draft = try await store.draft(of: user)
        try await store.saveDraft(order, of: user, replacing: draft?.id == previous?.id ? draft : previous)
      }
    },
    Breakage("a draft is saved over the one that was read, and over no other", "over any where none was read") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        let draft = try await store.draft(of: user)
        try await store.saveDraft(order, of: user, replacing: previous == nil ? draft : previous)
      }
    },
    Breakage("a draft is not saved over one that is gone", "it is made anew") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        let draft = try await store.draft(of: user)
        try await store.saveDraft(order, of: user, replacing: draft == nil ? nil : previous)
      }
    },
    Breakage("a draft can take the place of another draft", "its id is a conflict") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        if let previous, previous.id != order.id { throw .conflict }
        try await store.saveDraft(order, of: user, replacing: previous)
      }
    },
    Breakage("a draft does not take the id of a placed order", "the history is not looked at") {
      $0.gateway.keepHistoryApart()
    },
    Breakage("a placed order is no draft, a draft is not placed", "a placed order is saved as a draft") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        guard let draft = try? Order(id: order.id, lines: order.lines, placement: nil) else {
          throw .notFound
        }
        try await store.saveDraft(draft, of: user, replacing: previous)
      }
    },
    Breakage("a placed order is no draft, a draft is not placed", "placing a draft does nothing") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        if order.placement != nil { try await store.place(order, of: user, replacing: draft) }
      }
    },
    Breakage("a draft is deleted with its lines, by its id only", "by any id") {
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        try await store.deleteDraft(try await store.draft(of: user)?.id ?? id, of: user)
      }
    },
    Breakage("a draft is deleted with its lines, by its id only", "its lines stay") {
      $0.gateway.keepDeletedLines()
    },
    Breakage("a draft is deleted with its lines, by its id only", "it stays") {
      $0.gateway.onDelete = { _, _, _ in }
    },
    Breakage("deleting a draft that is not there does nothing", "it is not found") {
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        if try await store.draft(of: user)?.id != id { throw .notFound }
        try await store.deleteDraft(id, of: user)
      }
    },
    Breakage("deleting a draft that is not there does nothing", "the placed order of this id goes") {
      let deleted = Box<Set<Order.ID>>([])
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        try await store.deleteDraft(id, of: user)
        deleted.change { $0.insert(id) }
      }
      $0.gateway.onPlacedOrder = { (store, id, user) throws(GatewayError) in
        if try await store.history(of: user, page: .first).items.isEmpty || !deleted.value.contains(id) {
          return try await store.placedOrder(id, of: user)
        }
        throw .notFound
      }
    },
    Breakage("what one user keeps, no other sees", "ids are unique among all users") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        let others = try await store.contents().orders.filter { $0.key != user }.values
        if others.contains(where: { $0.placed.contains { $0.id == order.id } }) { throw .conflict }
        try await store.saveDraft(order, of: user, replacing: previous)
      }
    },
    Breakage("what one user keeps, no other sees", "the history is everybody's") {
      $0.gateway.onHistory = { (store, _, page) throws(GatewayError) in
        let all = try await store.contents().orders.values.flatMap(\.placed).compactMap { OrderSummary($0) }
        return Paged(Array(all.prefix(page.limit)), hasMore: false)
      }
    },
    Breakage("what one user keeps, no other sees", "a placed order is anybody's who knows its id") {
      $0.gateway.onPlacedOrder = { (store, id, _) throws(GatewayError) in
        let all = try await store.contents().orders.values.flatMap(\.placed)
        guard let order = all.first(where: { $0.id == id }) else { throw .notFound }
        return order
      }
    },
  ]
}
