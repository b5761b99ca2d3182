import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofOrders: [StoreBreakage] {
    drafts
    placing
    history
    ordersAtOnce
    ordersElsewhere
  }

  @Breakages private static var drafts: [StoreBreakage] {
    clause("a new user has no draft", when: "an empty draft is returned") {
      $0.gateway.answers("draft") { (draft: OrderDraft?, _) in
        draft ?? (try? Order.ID("order-0")).map { OrderDraft(id: $0) }
      }
    }
    clause("a saved draft is returned unchanged, including the order of its lines") {
      when("lines are sorted by name") {
        $0.gateway.answers("draft") { (draft: OrderDraft?, _) in
          draft.flatMap { try? OrderDraft(id: $0.id, lines: $0.lines.sorted { $0.name < $1.name }) }
        }
      }
      when("an empty draft counts as missing") {
        $0.gateway.answers("draft") { (draft: OrderDraft?, _) in draft?.isEmpty == true ? nil : draft }
      }
      when("a quantity of 100 is not stored") {
        $0.gateway.keeps("saveDraft") { before, after, call in
          if case .saveDraft(let order, _) = call, order.lines.contains(where: { $0.quantity.value > 99 }) {
            after = before
          }
        }
      }
    }
    clause("saving a draft based on an outdated draft is refused") {
      when("any draft with the id is replaced") {
        $0.gateway.changesDrafts("saveDraft") { draft, read in if draft?.id == read?.id { draft = read } }
      }
      when("an existing draft is replaced without having been read") {
        $0.gateway.changesDrafts("saveDraft") { draft, read in if read == nil { draft = nil } }
      }
    }
    clause("saving a draft based on a missing draft is refused", when: "the draft is created again") {
      $0.gateway.changesDrafts("saveDraft") { draft, read in draft = draft ?? read }
    }
    clause("a draft can be replaced with a draft that has a different id", when: "another id is a conflict") {
      $0.gateway.refuses("saveDraft", with: .conflict) { _, call in
        if case .saveDraft(let order, let previous?) = call { previous.id != order.id } else { false }
      }
    }
    clause("saving a draft with the id of a placed order is refused", when: "placed orders are not checked") {
      $0.gateway.sees("saveDraft") { state, _ in for user in state.orders.keys { state.orders[user]?.placed = [] } }
    }
    clause("deleting a draft deletes its lines, but keeps a draft with a different id") {
      when("any draft is deleted") {
        $0.gateway.keeps("deleteDraft") { _, after, _ in
          for user in after.orders.keys { after.orders[user]?.draft = nil }
        }
      }
      when("its lines are not deleted") {
        let orphans = Box<[Order.ID: OrderDraft]>([:])
        $0.gateway.keeps("deleteDraft") { before, _, call in
          for draft in before.orders.values.compactMap(\.draft) where call == .deleteDraft(draft) {
            orphans.change { $0[draft.id] = draft }
          }
        }
        $0.gateway.answers("draft") { (draft: OrderDraft?, _) in
          draft.map { $0.isEmpty ? orphans.value[$0.id] ?? $0 : $0 }
        }
      }
    }
    clause("deleting a missing draft does nothing") {
      when("a missing draft is an error") {
        $0.gateway.refuses("deleteDraft", with: .notFound) { state, call in
          !state.orders.values.contains { call == $0.draft.map { .deleteDraft($0) } }
        }
      }
      when("the placed order with the id is deleted") {
        $0.gateway.keeps("deleteDraft") { _, after, call in
          guard case .deleteDraft(let draft) = call else { return }
          for user in after.orders.keys { after.orders[user]?.placed.removeAll { $0.id == draft.id } }
        }
      }
    }
    clause("one user's draft and orders are invisible to other users") {
      when("ids must be unique among all users") {
        $0.gateway.refuses("saveDraft", with: .conflict) { state, call in
          guard case .saveDraft(let order, _) = call else { return false }
          return state.orders.values.contains { $0.placed.contains { $0.id == order.id } }
        }
      }
      when("all users share the history") { $0.gateway.mixesPlacedOrders("history") }
      when("a placed order can be read by anyone who has its id") { $0.gateway.mixesPlacedOrders("placedOrder") }
    }
  }

  @Breakages private static var ordersAtOnce: [StoreBreakage] {
    clause("exactly one of 30 concurrently saved drafts is kept") {
      when("the last call wins") { $0.gateway.neverCompares("saveDraft") }
      when("a conflict is reported as success") { $0.gateway.excuses("saveDraft", .conflict) }
    }
    clause("30 concurrent changes to a draft, retried after conflicts, are all kept", when: "the last call wins") {
      $0.gateway.neverCompares("saveDraft")
    }
    clause(
      "30 concurrent changes to a draft by several instances are all kept", when: "the last of two instances wins"
    ) {
      $0.gateway.neverCompares("saveDraft")
      $0.reopened = $0.gateway
    }
    clause(
      "exactly one of 30 concurrent attempts to place a draft succeeds", when: "a conflict is reported as success"
    ) {
      $0.gateway.excuses("place", .conflict)
    }
    clause("100 concurrent drafts from different users are all saved and immediately readable") {
      when("a save is acknowledged but lost") {
        $0.gateway.keeps("saveDraft") { before, after, call in
          if case .saveDraft(let order, _) = call, order.id.text == "order-40" { after = before }
        }
      }
      when("a refused save is stored") {
        $0.gateway.leavesBehind("saveDraft") { state in
          guard let user = try? Samples.user("user-3") else { return }
          state.orders[user] = OrderState(draft: try? Samples.order("order-3", Samples.menu()))
        }
      }
      when("a read returns the state before the save") {
        $0.gateway.does("draft") { (_) throws(GatewayError) in OrderDraft?.none }
      }
      when("all users share one draft") {
        $0.gateway.keeps("saveDraft") { before, after, _ in
          for user in before.orders.keys where before.orders[user] == after.orders[user] { after.orders[user] = nil }
        }
      }
      when("a save doesn't wait for the lock") { $0.gateway.refuses("saveDraft", with: .busy(what: "memory"), at: 17) }
    }
  }

  @Breakages private static var ordersElsewhere: [StoreBreakage] {
    clause("a change to a draft is immediately visible to another instance") {
      when("each instance caches what it saved") {
        let saved = Box<OrderDraft?>(nil)
        $0.gateway.keeps("saveDraft") { _, _, call in if case .saveDraft(let order, _) = call { saved.value = order } }
        $0.gateway.answers("draft") { (draft: OrderDraft?, _) in saved.value ?? draft }
      }
      when("an open instance doesn't see the change") { $0.reopened = BrokenStore() }
    }
    clause("changing drafts or orders in a read-only store is refused and changes nothing") {
      refusedOrders(\.readOnly)
    }
    clause("changing drafts or orders in a full store is refused and changes nothing") { refusedOrders(\.full) }
  }

  @Breakages private static func refusedOrders(_ way: any Way) -> [StoreBreakage] {
    when("half of the draft is stored") {
      $0[keyPath: way].keepsWhatItRefuses("saveDraft") { _, after in
        after.orders = after.orders.mapValues { orders in
          guard let draft = orders.draft else { return orders }
          let half = draft.lines.prefix(draft.lines.count / 2)
          var orders = orders
          orders.draft = try? OrderDraft(id: draft.id, lines: Array(half))
          return orders
        }
      }
    }
  }
}

extension BrokenStore {
  /// Makes the store change its draft before a call. The closure also receives the draft that the caller read.
  mutating func changesDrafts(_ call: String, _ change: @escaping @Sendable (inout OrderDraft?, OrderDraft?) -> Void) {
    sees(call) { state, call in
      switch call {
      case .saveDraft(_, let previous): change(&state.draft, previous)
      case .place(_, let previous): change(&state.draft, previous)
      default: break
      }
    }
  }

  /// Makes a call return the placed orders of all users to every user.
  fileprivate mutating func mixesPlacedOrders(_ call: String) {
    sees(call) { state, _ in
      let all = state.orders.values.flatMap(\.placed)
      for name in ["ana", "eva"] {
        if let user = try? User.ID(name) { state.orders[user, default: OrderState()].placed = all }
      }
    }
  }
}

extension StoreState {
  /// The draft of the user in the clauses.
  fileprivate var draft: OrderDraft? {
    get { (try? Samples.user()).flatMap { orders[$0]?.draft } }
    set { if let user = try? Samples.user() { orders[user, default: OrderState()].draft = newValue } }
  }
}
