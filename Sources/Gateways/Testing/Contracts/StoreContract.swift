import Entities
public import StoreCore
import UseCases

/// The contract of every `StoreGateway`, including promises that span several ports.
public enum StoreContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any Store

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = whole + agreed

  private static let whole: [Clause<Gateway>] = [
    Clause(id: "store.empty", "an empty store has an empty inventory") { gateway in
      try expect(try await gateway.inventory(), StoreInventory(), "inventory")
    },
    Clause(id: "store.inventory", "the inventory counts the records of all users") { gateway in
      try await fill(gateway)
      let expected = StoreInventory(seeded: [.restaurant], [.dishes: 5, .kinds: 3, .drafts: 2, .placedOrders: 2])
      try expect(try await gateway.inventory(), expected, "inventory")
    },
    Clause(
      id: "store.common-inventory", "the common inventory counts shared records and no records that belong to a user"
    ) { gateway in
      try expect(try await gateway.commonInventory(), StoreInventory(), "common inventory of an empty store")
      try await fill(gateway)
      let favorite = Favorite(try Recipe(id: .spoonacular(7), title: "Pan"), addedAt: Samples.date())
      _ = try await gateway.addFavorite(favorite, of: try Samples.user("eva"))
      let expected = StoreInventory(seeded: [.restaurant], [.dishes: 5, .kinds: 3])
      try expect(try await gateway.commonInventory(), expected, "common inventory")
    },
    Clause(id: "store.contents", "the contents of a store include everything that was stored") { gateway in
      try await fill(gateway)
      let contents = try await gateway.contents()
      try expect(contents.menu.all, try Samples.menu(), "menu")
      try expect(contents.seeded, [.restaurant], "seeded")
      let ana = contents.orders[try Samples.user("ana")]
      try expect(ana?.draft, try Samples.order("order-3", Samples.menu()), "Ana's draft")
      try expect(ana?.placed.map(\.id.text), ["order-1", "order-2"], "Ana's history")
      try expect(contents.orders[try Samples.user("eva")]?.draft?.id.text, "order-4", "Eva's draft")
    },
    Clause(id: "store.reset", "resetting a store makes it like a new one") { gateway in
      try await fill(gateway)
      try await gateway.reset()
      try expect(try await gateway.inventory(), StoreInventory(), "inventory")
      try expect(try await gateway.contents(), StoreState(), "contents")
      try await fill(gateway)
    },
    Clause(id: "store.reset-empty", "resetting an empty store succeeds") { gateway in
      try await gateway.reset()
      try await fill(gateway)
      try await gateway.reset()
      try await gateway.reset()
      try expect(try await gateway.inventory(), StoreInventory(), "inventory")
    },
    Clause(id: "store.close", "a closed store keeps its data and can be closed and used again") {
      gateway in
      try await fill(gateway)
      let before = try await gateway.contents()
      try await gateway.close()
      try await gateway.close()
      try expect(try await gateway.contents(), before, "contents")
      try await gateway.close()
      try await gateway.reset()
      try expect(try await gateway.inventory(), StoreInventory(), "inventory")
    },
    Clause(id: "store.reset-atomic", "concurrent readers see the store before or after a reset, never a mixture") {
      gateway in
      for _ in 0..<6 {
        try await fill(gateway)
        let full = try await gateway.inventory()
        let inventories = try await seen { () throws(GatewayError) in
          try await gateway.reset()
        } reading: { () throws(GatewayError) in
          try await gateway.inventory()
        }
        for inventory in inventories where inventory != full && inventory != StoreInventory() {
          throw BrokenPromise("a reader saw \(inventory)")
        }
      }
    },
    Clause(id: "store.deleted-draft", "deleting a user's only draft leaves no trace of the user") { gateway in
      let user = try Samples.user("leo")
      try await fill(gateway)
      let before = try await gateway.contents()
      let draft = try Samples.order("order-5", Samples.menu())
      try await gateway.saveDraft(draft, of: user, replacing: nil)
      try await gateway.deleteDraft(draft, of: user)
      try expect(try await gateway.contents(), before, "contents")
    },
    Clause(id: "store.menu-and-orders", "changes to the menu leave every byte of drafts and placed orders unchanged") {
      gateway in
      try await fill(gateway)
      let before = bytes(try await gateway.contents().orders)
      let dearer = try Samples.menu().dropFirst().map {
        try Dish(name: $0.name.uppercased(), description: "otra", price: Money(minorUnits: 1), kind: $0.kind)
      }
      try await gateway.seed(dearer)
      try expect(try await gateway.contents().menu.all.count, 4, "dishes")
      try await gateway.replaceDish(dearer[0], by: try Samples.dish("Otro", id: dearer[0].id))
      try await gateway.replaceDish(dearer[1], by: try Samples.dish(dearer[1].name, cents: 2))
      try await gateway.deleteDish(dearer[2])
      try await gateway.addDish(try Samples.menu()[0])
      try expect(try await gateway.contents().menu.all.count, 4, "dishes after single changes")
      try expect(bytes(try await gateway.contents().orders), before, "orders")
    },
    Clause(id: "store.cancel", "a canceled task can neither read nor reset a whole store") { gateway in
      try await fill(gateway)
      try await expectCancelled("inventory") { _ = try await gateway.inventory() }
      try await expectCancelled("contents") { _ = try await gateway.contents() }
      try await expectCancelled("stampedInventory") { _ = try await gateway.stampedInventory(of: nil) }
      try await expectCancelled("reset") { try await gateway.reset() }
      try expect(try await gateway.inventory()[.dishes], 5, "dishes")
    },
    Clause(id: "store.reset-restart", "a reset survives a restart", needs: .reopened) { subject in
      try await fill(subject.gateway)
      try await subject.gateway.reset()
      try expect(try await subject.opened(as: .reopened).inventory(), StoreInventory(), "inventory")
    },
    Clause(id: "store.full", "a store without free space returns its contents", needs: .full) { subject in
      try await fill(subject.gateway)
      let gateway = try await subject.opened(as: .full)
      try expect(try await gateway.contents(), try await subject.gateway.contents(), "contents")
      try expect(try await gateway.inventory(), try await subject.gateway.inventory(), "inventory")
    },
    Clause(
      id: "store.read-only", "resetting a read-only store is refused and changes nothing", needs: .readOnly
    ) { subject in
      try await fill(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "reset") { try await gateway.reset() }
      try expect(try await subject.opened(as: .reopened).inventory()[.dishes], 5, "dishes")
    },
  ]

  /// Returns the UTF-8 bytes of the orders. Strings can be equal even if their bytes differ.
  private static func bytes(_ orders: [User.ID: OrderState]) -> [[UInt8]] {
    orders.sorted { $0.key < $1.key }.map { book in
      var text = ""
      dump(book, to: &text)
      return Array(text.utf8)
    }
  }

  /// Stores a menu, two placed orders and a draft for the user Ana, and a draft for the user Eva.
  static func fill(_ gateway: Gateway) async throws {
    let (ana, eva, menu) = (try Samples.user("ana"), try Samples.user("eva"), try Samples.menu())
    try await gateway.seed(menu)
    try await gateway.place(try Samples.order("order-1", menu), at: 1, of: ana)
    try await gateway.place(try Samples.order("order-2", [menu[2]]), at: 2, of: ana)
    try await gateway.saveDraft(try Samples.order("order-3", menu), of: ana, replacing: nil)
    try await gateway.saveDraft(try Samples.order("order-4", [menu[1]]), of: eva, replacing: nil)
  }
}
