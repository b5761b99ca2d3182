import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Emptying a domain` {
  let importing = Importing()
  let emptyDomain: EmptyDomainInteractor

  init() async throws {
    emptyDomain = EmptyDomainInteractor(importing.base)
    try await importing.base.serve([.royal, .pizza])
  }

  @Test func `Emptying the restaurant deletes only the dishes and leaves the domain marked as seeded`() async throws {
    try await importing.base.keep(OrderDraft.of(.pizza).placed())
    let orders = try await importing.base.contents().orders
    #expect(try await emptyDomain(.restaurant, agreed: nil) == 0)
    #expect(try await importing.menu == [])
    #expect(try await importing.base.isSeeded(.restaurant))
    #expect(try await importing.base.contents().orders == orders)
  }

  @Test func `Emptying a domain is refused if the domain has changed since the user confirmed`() async throws {
    let agreed = try await importing.base.stampedInventory(of: .restaurant).stamp
    try await importing.base.serve([.royal, .pizza, .cake])
    try await expectUnchanged(importing.base) {
      await #expect(throws: GatewayError.conflict) { try await emptyDomain(.restaurant, agreed: agreed) }
    }
    let now = try await importing.base.stampedInventory(of: .restaurant).stamp
    _ = try await emptyDomain(.restaurant, agreed: now)
    #expect(try await importing.menu == [])
  }
}
