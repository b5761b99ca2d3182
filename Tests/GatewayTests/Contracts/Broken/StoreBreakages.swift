import Entities
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import TestSupport
import UseCases

extension StoreBreakage {
  @Breakages static var ofTheStore: [StoreBreakage] {
    clause("an empty store has an empty inventory", when: "it is marked as seeded") {
      $0.gateway.counts { $0.seeded = [.restaurant] }
    }
    clause("the inventory counts the records of all users") {
      when("only one user's drafts are counted") { $0.gateway.counts { $0[.drafts] = min($0[.drafts], 1) } }
      when("drafts count as placed orders") { $0.gateway.counts { $0[.placedOrders] += $0[.drafts] } }
      when("each dish counts as a kind") { $0.gateway.counts { $0[.kinds] = $0[.dishes] } }
    }
    clause("the common inventory counts shared records and no records that belong to a user") {
      when("only the dishes of one kind are counted") { $0.gateway.counts { $0[.dishes] = min($0[.dishes], 3) } }
      when("no domain counts as seeded") { $0.gateway.counts { $0.seeded = [] } }
    }
    clause("the contents of a store include everything that was stored") {
      when("the mark of the seed is missing") { $0.gateway.sees("contents") { state, _ in state.seeded = [] } }
      when("the menu is missing") { $0.gateway.sees("contents") { state, _ in state.menu = SortedRecords() } }
      when("drafts are missing") { $0.gateway.showsOrders { $0.draft = nil } }
      when("the history is sorted newest first") { $0.gateway.showsOrders { $0.placed.reverse() } }
      when("only one user's orders are included") {
        $0.gateway.sees("contents") { state, _ in state.orders = state.orders.filter { $0.key.text == "ana" } }
      }
    }
    clause("changes to the menu leave every byte of drafts and placed orders unchanged") {
      for call in ["importSeed", "replaceDish", "deleteDish"] {
        when("drafts are updated to the menu after \(call)") {
          $0.gateway.keeps(call) { _, after, _ in
            let menu = Dictionary(uniqueKeysWithValues: after.menu.all.map { ($0.id, $0) })
            for user in after.orders.keys { try? after.orders[user]?.draft?.update(to: menu) }
          }
        }
      }
    }
    clause("resetting a store makes it like a new one") {
      when("the mark of the seed is kept") {
        $0.gateway.keeps("reset") { before, after, _ in after.seeded = before.seeded }
      }
      when("orders are kept") { $0.gateway.keeps("reset") { before, after, _ in after.orders = before.orders } }
      when("nothing can be stored afterwards") {
        let isReset = Box(false)
        $0.gateway.keeps("reset") { _, _, _ in isReset.value = true }
        $0.gateway.refuses("saveDraft", with: .failed(what: "memory", why: "no table")) { _, _ in isReset.value }
      }
    }
    clause("resetting an empty store succeeds", when: "an empty store is refused") {
      $0.gateway.refuses("reset", with: .notFound) { state, _ in state == StoreState() }
    }
    clause("a closed store keeps its data and can be closed and used again") {
      when("closing deletes the data") {
        $0.gateway.onClose = { (base) throws(GatewayError) in try await base.reset() }
      }
      when("closing twice is an error") {
        let closings = Counter()
        $0.gateway.onClose = { (_) throws(GatewayError) in
          if closings.next() == 2 { throw .failed(what: "memory", why: "it is closed") }
        }
      }
      when("a closed store can't be changed") {
        let isClosed = Box(false)
        $0.gateway.onClose = { (_) throws(GatewayError) in isClosed.value = true }
        $0.gateway.refuses("reset", with: .failed(what: "memory", why: "it is closed")) { _, _ in isClosed.value }
      }
    }
    clause("a domain's stamp changes exactly when the domain does, even if all counts stay the same") {
      when("it is derived from the counts") {
        $0.gateway.answers("stampedInventory") { (held: StampedInventory, _) in
          StampedInventory(inventory: held.inventory, stamp: StoreStamp(held.inventory))
        }
      }
      when("every domain has the stamp of the whole store") {
        $0.gateway.usesStamp(of: nil)
      }
      when("the whole store has the stamp of the menu") { $0.gateway.usesStamp(of: .restaurant) }
      when("every read returns another stamp") {
        let count = Counter()
        $0.gateway.answers("stampedInventory") { (held: StampedInventory, _) in
          StampedInventory(inventory: held.inventory, stamp: StoreStamp(count.next()))
        }
      }
    }
    clause("a seed writer reports the stamp of the seed's domain", when: "the writer reports another stamp") {
      $0.gateway.onSeed = { $0.onStamp = { StoreStamp(0) } }
    }
    clause("an import reports the number of reviews that it deletes along with their beers") {
      when("no review is reported") { $0.gateway.reviewsRemoved = 0 }
      when("all reviews are reported") { $0.gateway.reviewsRemoved = 3 }
    }
    clause("a reset with the current stamp deletes all records") {
      when("the current stamp is a conflict") { $0.gateway.refuses("reset", with: .conflict) }
    }
    clause("a reset with an outdated stamp fails with a conflict and changes nothing") {
      when("a refused reset deletes everything") { $0.gateway.leavesBehind("reset") { $0 = StoreState() } }
      when("only the counts are compared") { $0.gateway.resetsWhereNumbersAgree() }
    }
    clause("deleting a user's only draft leaves no trace of the user", when: "an empty draft is left") {
      $0.gateway.keeps("deleteDraft") { before, after, call in
        guard case .deleteDraft(let draft) = call else { return }
        for user in before.orders.keys { after.orders[user, default: OrderState()].draft = OrderDraft(id: draft.id) }
      }
    }
    clause(
      "concurrent readers see the store before or after a reset, never a mixture",
      when: "a reset is made in two changes"
    ) {
      $0.gateway.resetsInTwo()
    }
    clause("a store without free space returns its contents") {
      when("the menu is missing") { $0.full.sees("contents") { state, _ in state.menu = SortedRecords() } }
    }
    clause("a reset survives a restart", when: "the reset is lost") {
      let isReset = Box(false)
      $0.gateway.forgets("reset")
      $0.gateway.keeps("reset") { _, _, _ in isReset.value = true }
      $0.gateway.counts { if isReset.value { $0 = StoreInventory() } }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func counts(_ change: @escaping @Sendable (inout StoreInventory) -> Void) {
    answers("inventory") { (inventory: StoreInventory, _) in
      var inventory = inventory
      change(&inventory)
      return inventory
    }
  }

  fileprivate mutating func showsOrders(_ change: @escaping @Sendable (inout OrderState) -> Void) {
    sees("contents") { state, _ in
      state.orders = state.orders.mapValues { orders in
        var orders = orders
        change(&orders)
        return orders
      }
    }
  }

  fileprivate mutating func usesStamp(of domain: Domain?) {
    does("stampedInventory") { (operation) throws(GatewayError) in
      try await operation.doing { (records) in
        .discard(StampedInventory(inventory: records.inventory(), stamp: records.stamp(of: domain)))
      }.passOn()
    }
  }

  /// Makes the store accept a reset if the number of records hasn't changed since the user agreed, even if the records themselves have
  /// changed.
  fileprivate mutating func resetsWhereNumbersAgree() {
    let agreed = Box(StoreState())
    sees("stampedInventory") { state, _ in agreed.value = state }
    sees("reset") { state, _ in if state.inventory() == agreed.value.inventory() { state = agreed.value } }
  }

  /// Makes a reset delete the menu before the other records, and guarantees that a read happens in the meantime.
  fileprivate mutating func resetsInTwo() {
    let (half, seen) = (Gate(for: 1), Gate(for: 1))
    does("reset") { (operation) throws(GatewayError) in
      _ = try await operation.keeping { before, after in
        after = before
        after.menu = SortedRecords()
      }.passOn()
      await half.arrive()
      await seen.wait()
      return try await operation.passOn()
    }
    let reads = Counter()
    does("inventory") { (operation) throws(GatewayError) in
      // The first read takes place before the reset.
      if reads.next() == 1 { return try await operation.passOn() }
      await half.wait()
      let inventory = try await operation.passOn()
      await seen.arrive()
      return inventory
    }
  }
}
