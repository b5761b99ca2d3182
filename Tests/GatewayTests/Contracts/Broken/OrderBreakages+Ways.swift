import Entities
import Gateways
import UseCases
import TestSupport

extension OrderGateway {
  /// Saves a draft, whatever is there.
  func saveOverAny(_ order: Order, of user: User.ID) async throws(GatewayError) {
    while true {
      let draft = try await self.draft(of: user)
      do throws(GatewayError) {
        return try await saveDraft(order, of: user, replacing: draft)
      } catch {
        if error != .conflict { throw error }
      }
    }
  }

  /// Places an order, and takes a conflict for a success.
  func placeAnyhow(_ order: Order, of user: User.ID, replacing draft: Order) async throws(GatewayError) {
    do throws(GatewayError) {
      try await place(order, of: user, replacing: draft)
    } catch {
      if error != .conflict { throw error }
    }
  }
}

extension BrokenStore {
  /// Answers something else than the draft that is kept.
  mutating func changeDrafts(_ change: @escaping @Sendable (Order?) -> Order?) {
    onDraft = { (store, user) throws(GatewayError) in change(try await store.draft(of: user)) }
  }

  /// Makes the history of all placed orders, which come in the order of placing.
  mutating func changeHistory(_ summaries: @escaping @Sendable ([Order]) -> [OrderSummary]) {
    onHistory = { (store, user, page) throws(GatewayError) in
      Paged(summaries(try await store.contents().orders[user]?.placed ?? []), hasMore: false)
    }
  }

  /// Saves a draft whatever is there, and lets the first two surely read the same one.
  mutating func saveOverWhatOthersSaved() {
    let (reads, gate) = (Box(0), Gate(for: 2))
    onDraft = { (store, user) throws(GatewayError) in
      let draft = try await store.draft(of: user)
      if reads.change({ $0 += 1 }) <= 2 { await gate.pass() }
      return draft
    }
    onSave = { (store, order, user, _) throws(GatewayError) in try await store.saveOverAny(order, of: user) }
  }

  /// Keeps placed orders in a store of their own, and never asks it when a draft is saved.
  mutating func keepHistoryApart() {
    let history = StateStore()
    onPlace = { (store, order, user, draft) throws(GatewayError) in
      try await store.deleteDraft(draft.id, of: user)
      try await history.saveDraft(draft, of: user, replacing: nil)
      try await history.place(order, of: user, replacing: draft)
    }
  }

  /// Forgets to delete the lines: the next empty draft of this id has them.
  mutating func keepDeletedLines() {
    let orphans = Box<[Order.ID: Order]>([:])
    onDelete = { (store, id, user) throws(GatewayError) in
      let draft = try await store.draft(of: user)
      try await store.deleteDraft(id, of: user)
      if let draft, draft.id == id { orphans.change { $0[id] = draft } }
    }
    changeDrafts { draft in
      guard let draft, draft.isEmpty else { return draft }
      return orphans.value[draft.id] ?? draft
    }
  }
}
