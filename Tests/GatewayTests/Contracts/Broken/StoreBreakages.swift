import Entities
@testable import Gateways
import GatewayTesting
import UseCases
import TestSupport

extension Breakage {
  static let ofTheStore: [Breakage] = counting + resetting

  private static let counting = [
    Breakage("an empty store has an empty inventory", "it is seeded from the start") {
      $0.gateway.changeInventory { $0.seeded = [.restaurant] }
    },
    Breakage("the inventory counts everything, of all users", "of one user") {
      $0.gateway.changeInventory { $0.drafts = min($0.drafts, 1) }
    },
    Breakage("the inventory counts everything, of all users", "drafts are placed orders too") {
      $0.gateway.changeInventory { $0.placedOrders += $0.drafts }
    },
    Breakage("the inventory counts everything, of all users", "a kind for each dish") {
      $0.gateway.changeInventory { $0.kinds = $0.dishes }
    },
    Breakage("the contents are everything that was stored", "the mark of the seed is missing") {
      $0.gateway.changeContents { $0.seeded = [] }
    },
    Breakage("the contents are everything that was stored", "the menu is missing") {
      $0.gateway.changeContents { $0.menu = SortedRecords() }
    },
    Breakage("the contents are everything that was stored", "drafts are missing") {
      $0.gateway.changeContents { state in for user in state.orders.keys { state.orders[user]?.draft = nil } }
    },
    Breakage("the contents are everything that was stored", "the history is the newest first") {
      $0.gateway.changeContents { state in
        for user in state.orders.keys { state.orders[user]?.placed.reverse() }
      }
    },
    Breakage("the contents are everything that was stored", "they are one user's") {
      $0.gateway.changeContents { state in state.orders = state.orders.filter { $0.key.text == "ana" } }
    },
    Breakage(
      "what becomes of the menu changes nothing in history and drafts, to the byte", "drafts follow the menu"
    ) {
      $0.gateway.seeding.after = { (store) throws(GatewayError) in
        let state = try await store.contents()
        let menu = Dictionary(uniqueKeysWithValues: state.menu.all.map { ($0.id, $0) })
        for (user, orders) in state.orders {
          guard let draft = orders.draft else { continue }
          var changed = draft
          try? changed.update(to: menu)
          try await store.saveDraft(changed, of: user, replacing: draft)
        }
      }
    },
  ]

  private static let resetting = [
    Breakage("a reset leaves a store as if new", "the mark of the seed stays") {
      $0.gateway.onReset = { (store) throws(GatewayError) in
        try await store.reset()
        try await store.importSeed(.restaurant) { _ in .commit(()) }
      }
    },
    Breakage("a reset leaves a store as if new", "orders stay") {
      $0.gateway.onReset = { (store) throws(GatewayError) in
        try await store.importSeed(.restaurant) { (writer) throws(GatewayError) in
          try writer.removeAll()
          return .commit(())
        }
      }
    },
    Breakage("a reset leaves a store as if new", "nothing can be stored any more") {
      let isReset = Box(false)
      $0.gateway.onReset = { (store) throws(GatewayError) in
        try await store.reset()
        isReset.value = true
      }
      $0.gateway.onSave = { (store, order, user, previous) throws(GatewayError) in
        if isReset.value { throw .failed(what: "memory", why: "no table") }
        try await store.saveDraft(order, of: user, replacing: previous)
      }
    },
    Breakage("a reset of an empty store is no error", "there must be something to reset") {
      $0.gateway.onReset = { (store) throws(GatewayError) in
        if try await store.inventory() == StoreInventory() { throw .notFound }
        try await store.reset()
      }
    },
    Breakage("a draft that was deleted leaves nothing behind", "an empty one is left") {
      $0.gateway.onDelete = { (store, id, user) throws(GatewayError) in
        let draft = try await store.draft(of: user)
        if draft?.id == id { try await store.saveDraft(Order(id: id), of: user, replacing: draft) }
      }
    },
    Breakage(
      "readers at once see the store before or after a reset, never in between", "the reset is two changes"
    ) {
      $0.gateway.resetInTwo()
    },
    Breakage("where there is no room everything can be read", "reading the contents wants room") {
      $0.full.onContents = { (_) throws(GatewayError) in throw .full(what: "memory") }
    },
    Breakage("where there is no room everything can be read", "counting wants room") {
      $0.full.onInventory = { (_) throws(GatewayError) in throw .full(what: "memory") }
    },
    Breakage("where there is no room everything can be read", "the menu can't be found") {
      $0.full.changeContents { $0.menu = SortedRecords() }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for the inventory") {
      $0.gateway.onInventory = { (store) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.inventory() }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for the contents") {
      $0.gateway.onContents = { (store) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.contents() }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "but for a reset") {
      $0.gateway.onReset = { (store) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.reset() }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "it is refused when everything is gone") {
      $0.gateway.onReset = { (store) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.reset() }
        if Task.isCancelled { throw .cancelled }
      }
    },
    Breakage("a reset lasts", "it is forgotten") {
      let isReset = Box(false)
      $0.gateway.onReset = { _ in isReset.value = true }
      $0.gateway.changeInventory { if isReset.value { $0 = StoreInventory() } }
    },
    Breakage("where nothing can be written a reset is refused, and nothing changes", "it is swallowed") {
      $0.readOnly.onReset = { _ in }
    },
    Breakage("where nothing can be written a reset is refused, and nothing changes", "it is refused and done") {
      $0.readOnly.onReset = { (store) throws(GatewayError) in
        try await store.reset()
        throw .readOnly(what: "memory")
      }
    },
  ]
}

extension BrokenStore {
  fileprivate mutating func changeInventory(_ change: @escaping @Sendable (inout StoreInventory) -> Void) {
    onInventory = { (store) throws(GatewayError) in
      var inventory = try await store.inventory()
      change(&inventory)
      return inventory
    }
  }

  fileprivate mutating func changeContents(_ change: @escaping @Sendable (inout StoreState) -> Void) {
    onContents = { (store) throws(GatewayError) in
      var state = try await store.contents()
      change(&state)
      return state
    }
  }

  /// Takes the menu out first and the orders afterwards, with a reader surely in between.
  fileprivate mutating func resetInTwo() {
    let (half, seen) = (Gate(for: 1), Gate(for: 1))
    onReset = { (store) throws(GatewayError) in
      try await store.seed([])
      await half.arrive()
      await seen.wait()
      try await store.reset()
    }
    let reads = Box(0)
    onInventory = { (store) throws(GatewayError) in
      // The first is asked before there is a reset.
      if reads.change({ $0 += 1 }) == 1 { return try await store.inventory() }
      await half.wait()
      let inventory = try await store.inventory()
      await seen.arrive()
      return inventory
    }
  }
}
