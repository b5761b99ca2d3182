import Entities
import GatewayTesting
import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `A store is released with its last owner` {
  @Test(arguments: Stores.allCases)
  func `A store without references is deallocated and closes its files`(store: Stores) async throws {
    let folder = try TemporaryFolder()
    weak var kept: (any Store & AnyObject)?
    try await {
      let used = try #require(store.subject(folder).gateway as? any Store & AnyObject)
      try await used.seed(try Samples.menu())
      _ = try await used.inventory()
      kept = used
    }()
    #expect(kept == nil)
  }
}

@Suite struct `Equivalent Unicode spellings in a store` {
  /// Returns a dish with this description. The tests use descriptions that are equal as Swift strings but have different bytes.
  private func dish(_ text: String) throws -> Dish {
    try Dish(name: "Pan", description: text, price: Money(minorUnits: 10), kind: DishKind("Entrantes"))
  }

  @Test(arguments: Stores.allCases)
  func `Storing another Unicode spelling of the same text replaces the stored bytes`(kind: Stores) async throws {
    let folder = try TemporaryFolder()
    let subject = kind.subject(folder)
    let store = subject.gateway
    for text in ["caf\u{E9}", "cafe\u{301}"] {
      let dish = try dish(text)
      try await store.importSeed(.restaurant) { (writer) throws(GatewayError) in
        try writer.removeAll()
        _ = try writer.insert(.dish(dish))
        return .commit(())
      }
      let kept = try await store.dish(dish.id)
      #expect(Array(kept.description.utf8) == Array(text.utf8))
      if kind != .memory {
        let reopened = try await subject.opened(as: .reopened).dish(dish.id)
        #expect(Array(reopened.description.utf8) == Array(text.utf8))
      }
    }
    withExtendedLifetime(folder) {}
  }
}
