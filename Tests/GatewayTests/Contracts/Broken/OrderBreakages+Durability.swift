import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ordersAtOnce = [
    Breakage("of 30 drafts saved at once one is kept", "the last one wins") {
      $0.gateway.onSave = { (store, order, user, _) throws(GatewayError) in
        try await store.saveOverAny(order, of: user)
      }
    },
    Breakage("of 30 drafts saved at once one is kept", "a conflict is swallowed") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        do throws(GatewayError) {
          try await store.saveDraft(order, of: user, replacing: previous)
        } catch {
          if error != .conflict { throw error }
        }
      }
    },
    Breakage("of 30 changes at once, each tried again on a conflict, none is lost", "the last one wins") {
      $0.gateway.saveOverWhatOthersSaved()
    },
    Breakage("of 30 changes by several instances at once none is lost", "of two instances the last one wins") {
      $0.gateway.saveOverWhatOthersSaved()
      $0.reopened = $0.gateway
    },
    Breakage("of 30 placings at once one succeeds", "a conflict is swallowed") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        try await store.placeAnyhow(order, of: user, replacing: draft)
      }
    },
    Breakage("30 users at once do not disturb each other", "there is one draft for all") {
      let all = User.ID.local
      $0.gateway.onSave = { (store, order, _, previous) throws(GatewayError) in
        try await store.saveDraft(order, of: all, replacing: previous)
      }
      $0.gateway.onDraft = { (store, _) throws(GatewayError) in try await store.draft(of: all) }
    },
    Breakage("30 users at once do not disturb each other", "a lock is not waited for") {
      let saves = Box(0)
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        if saves.change({ $0 += 1 }) == 17 { throw .busy(what: "memory") }
        try await store.saveDraft(order, of: user, replacing: previous)
      }
    },
  ]

  static let ordersElsewhere =
    ordersCancelled + ordersReopened
    + refusal("where nothing can be written every change is refused, and nothing changes", \.readOnly)
    + refusal("where there is no room every change is refused, and nothing changes", \.full)

  private static let ordersCancelled = [
    Breakage("a cancelled task is refused and changes nothing", "but for the draft") {
      $0.gateway.onDraft = { (store, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.draft(of: user) }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for saving") {
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.saveDraft(order, of: user, replacing: previous)
        }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for deleting") {
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.deleteDraft(id, of: user) }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for placing") {
      $0.gateway.onPlace = { (store, order, user, draft) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in
          try await store.place(order, of: user, replacing: draft)
        }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for a placed order") {
      $0.gateway.onPlacedOrder = { (store, id, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.placedOrder(id, of: user) }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for the history") {
      $0.gateway.onHistory = { (store, user, page) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.history(of: user, page: page) }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "it is refused when the draft is gone") {
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.deleteDraft(id, of: user) }
        if Task.isCancelled { throw .cancelled }
      }
    },
  ]

  private static let ordersReopened = [
    Breakage("draft and history are there after a restart", "the draft is gone") {
      $0.reopened.onDraft = { _, _ in nil }
    },
    Breakage("draft and history are there after a restart", "the list of the history is gone") {
      $0.reopened.onHistory = { _, _, _ in Paged([], hasMore: false) }
    },
    Breakage("draft and history are there after a restart", "the placed order is gone") {
      $0.reopened.onPlacedOrder = { (_, _, _) throws(GatewayError) in throw .notFound }
    },
    Breakage("a change is seen by another instance at once", "each remembers what it saved") {
      let saved = Box<Order?>(nil)
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        try await store.saveDraft(order, of: user, replacing: previous)
        saved.value = order
      }
      $0.gateway.onDraft = { (store, user) throws(GatewayError) in
        if let saved = saved.value { saved } else { try await store.draft(of: user) }
      }
    },
    Breakage("a change is seen by another instance at once", "what was opened before does not see it") {
      $0.reopened = BrokenStore(StateStore())
    },
    Breakage(
      "where nothing can be written every change is refused, and nothing changes", "deleting is swallowed"
    ) {
      $0.readOnly.onDelete = { _, _, _ in }
    },
  ]

  private static func refusal(_ clause: String, _ way: any WritableKeyPath<Ways, BrokenStore> & Sendable)
    -> [Breakage]
  {
    [
      Breakage(clause, "saving is swallowed") { $0[keyPath: way].onSave = { _, _, _, _ in } },
      Breakage(clause, "placing is swallowed") { $0[keyPath: way].onPlace = { _, _, _, _ in } },
      Breakage(clause, "the refusal has another name") {
        $0[keyPath: way].onSave = { (_, _, _, _) throws(GatewayError) in
          throw .failed(what: "memory", why: "no")
        }
      },
      Breakage(clause, "half of the draft is kept") { ways in
        let refuse = ways[keyPath: way].onSave
        ways[keyPath: way].onSave = { (store, order, user, previous) throws(GatewayError) in
          let lines = order.lines.prefix(order.lines.count / 2)
          guard let half = try? Order(id: order.id, lines: Array(lines), placement: nil) else {
            throw .notFound
          }
          try await store.saveDraft(half, of: user, replacing: previous)
          try await refuse?(store, order, user, previous)
        }
      },
      Breakage(clause, "the order is placed all the same") { ways in
        let refuse = ways[keyPath: way].onPlace
        ways[keyPath: way].onPlace = { (store, order, user, draft) throws(GatewayError) in
          try await store.place(order, of: user, replacing: draft)
          try await refuse?(store, order, user, draft)
        }
      },
    ]
  }
}
