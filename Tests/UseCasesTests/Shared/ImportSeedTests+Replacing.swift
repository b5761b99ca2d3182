import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Replacing a menu with a seed` {
  let importSeed = Importing()

  init() async throws { try await importSeed.base.serve([.royal, .pizza, .cake]) }

  @Test func `A replacing import keeps dish ids, updates changed dishes and deletes all other dishes`() async throws {
    let dearer = Dish.pizza.costing(1200).spelled("PIZZA DE PIÑA")
    let salad = Dish.dish("Ensalada", kind: "Entrantes")

    let report = try await importSeed(.init(.replacing), [.dish(.royal), .dish(dearer), .dish(salad)])

    #expect(report?.accepted == 3)
    #expect(try await importSeed.menu == [.royal, salad, dearer])
    #expect(try await importSeed.base.dish(Dish.pizza.id) == dearer)
    #expect(try await importSeed.base.isSeeded(.restaurant))
    #expect(importSeed.recorder.calls == [.importSeed(.restaurant)])
  }

  @Test func `A replacing import does not change drafts or placed orders`() async throws {
    try await importSeed.base.keep(OrderDraft.of(.cake).placed())
    try await importSeed.base.choose(.of(.cake, id: .second))
    let orders = try await importSeed.base.contents().orders

    _ = try await importSeed(.init(.replacing), [.dish(.pizza)])

    #expect(try await importSeed.base.contents().orders == orders)
  }

  @Test(arguments: [false, true]) func `A replacing import without records changes nothing`(isDryRun: Bool) async throws
  {
    try await expectUnchanged(importSeed.base) {
      await #expect(throws: ImportSeedError.empty(.restaurant)) {
        _ = try await importSeed(.init(.replacing, skipsInvalid: true, isDryRun: isDryRun), [])
      }
    }
  }

  @Test func `A replacing import of the same seed changes nothing the second time`() async throws {
    let seed = [SeedItem.dish(.pizza), .dish(.royal.costing(2))]
    let first = try await importSeed(.init(.replacing), seed)
    let second = try await expectUnchanged(importSeed.base) { try await importSeed(.init(.replacing), seed) }
    #expect([first?.unchanged, first?.changed, second?.unchanged, second?.changed] == [1, 1, 2, 0])
    #expect(second?.accepted == 2)
  }

  @Test func `A replacing import fills a store that has never had a seed and marks it as seeded`() async throws {
    try await importSeed.base.reset()
    #expect(try await importSeed(.init(.replacing), [.dish(.pizza)])?.imported == 1)
    #expect(try await importSeed.menu == [.pizza])
    #expect(try await importSeed.base.isSeeded(.restaurant))
  }
}
