import Entities
import Gateways
import Testing
import UseCases

extension StateStore {
  /// Returns a store with the given dishes on the menu, and with Ana's draft and placed orders.
  static func seeded(
    _ dishes: [Dish], draft: OrderDraft? = nil, placed: [PlacedOrder] = []
  ) async throws -> StateStore {
    let store = StateStore()
    try await store.serve(dishes)
    for order in placed { try await store.keep(order) }
    if let draft { try await store.saveDraft(draft, of: .ana, replacing: nil) }
    return store
  }

  /// Replaces the menu with the given dishes.
  func serve(_ dishes: [Dish]) async throws {
    try await importSeed(.restaurant) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for dish in dishes { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
  }

  /// Adds a placed order to the user's history.
  func keep(_ placed: PlacedOrder, of user: User.ID = .ana) async throws {
    try await place(placed, of: user)
  }

  /// Replaces the user's draft with `order`.
  func choose(_ order: OrderDraft, of user: User.ID = .ana) async throws {
    try await saveDraft(order, of: user, replacing: try await draft(of: user))
  }

  /// Expects that Ana has exactly this draft and these placed orders.
  func expect(draft: OrderDraft?, placed: [PlacedOrder], at location: SourceLocation = #_sourceLocation) async throws {
    #expect(try await self.draft(of: .ana) == draft, sourceLocation: location)
    #expect(try await self.placed == placed, sourceLocation: location)
  }

  /// Ana's placed orders, in the order in which they were placed.
  var placed: [PlacedOrder] { get async throws { try await contents().orders[.ana]?.placed ?? [] } }
}
