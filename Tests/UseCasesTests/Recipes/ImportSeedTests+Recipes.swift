import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Importing recipes` {
  let store = StateStore()

  @Test func `An import of recipes adds new recipes to the collection and updates existing ones`() async throws {
    try await store.collect([.details(.bread, "harina"), .details(.soup, "ajo")])
    let report = try await run(.adding, [.details(.bread, "harina integral"), .details(.flan)])
    #expect(report?.accepted == 2)
    #expect(
      try await store.contents().recipes.all == [
        .details(.flan), .details(.bread, "harina integral"), .details(.soup, "ajo"),
      ])
  }

  @Test func `An import of recipes keeps values that are missing from the new record`() async throws {
    try await store.collect([.details(.bread, "harina"), .details(.soup, "ajo")])
    let quick = Recipe.recipe("Pan", minutes: 20)
    _ = try await run(.adding, [.details(quick)])
    #expect(try await store.contents().recipes.all == [.details(quick, "harina"), .details(.soup, "ajo")])
  }

  @Test func `Importing the same recipes twice changes nothing the second time`() async throws {
    try await store.collect([.details(.bread, "harina")])
    let recipes = [RecipeDetails.details(.bread), .details(.soup, "ajo")]
    let first = try await run(.adding, recipes)
    let second = try await expectUnchanged(store) { try await run(.adding, recipes) }
    #expect(first?.accepted == 2 && second?.accepted == 2)
    #expect(first?.recipes.map(\.isNew) == [false, true] && second?.recipes.map(\.isNew) == [false, false])
  }

  @Test func `A replacing import of recipes deletes all other recipes in the collection`() async throws {
    try await store.collect([.details(.bread)])
    _ = try await run(.replacing, [.details(.flan)])
    #expect(try await store.contents().recipes.all == [.details(.flan)])
  }

  @Test func `An import with a duplicate recipe is refused and changes nothing`() async throws {
    try await store.collect([.details(.bread)])
    try await expectUnchanged(store) {
      await #expect {
        try await run(.adding, [.details(.flan), .details(.flan, "huevos")])
      } throws: { error in
        guard case ImportSeedError.invalid(let report) = error else { return false }
        return report.problems == [.again("Flan de huevo", inRecord: 2)]
      }
    }
  }

  @Test func `An import of recipes marks the collection as seeded`() async throws {
    _ = try await run(.adding, [.details(.flan)])
    #expect(try await run(.firstRun, [.details(.bread)]) == nil)
    #expect(try await store.isSeeded(.restaurant) == false)
  }

  private func run(_ mode: SeedPolicy.Mode, _ recipes: [RecipeDetails]) async throws -> SeedReport? {
    let source = ScriptedSeedSource(recipes.map { .clean(.recipe($0)) })
    return try await ImportSeedInteractor(.recipes, from: source, into: store)(SeedPolicy(mode))
  }
}
