import Entities
import Foundation
import Gateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `Export and import of recipes are the identity` {
  private func check(_ count: Int, seed: UInt64) async throws {
    var any = AnyRecords(random: SeededNumbers(seed: seed))
    for start in stride(from: 0, to: count, by: 100) {
      let recipes = try (start..<min(count, start + 100)).map { try any.recipe($0) }
      let bytes = try JSONEncoder().encode(recipes.map(SchemaRecipeDocument.init))
      let items = try await seedItems(RecipeSeed.document(Array(bytes), named: "x"))
      #expect(items.count == recipes.count)
      for (item, recipe) in zip(items, recipes) where item != .clean(.recipe(recipe)) {
        Issue.record("seed \(seed): \(recipe)\ncame back as \(item)")
        return
      }
    }
  }

  @Test func `for 500 recipes of any content`() async throws { try await check(500, seed: 39) }

  @Test(.group(.random)) func `for many recipes of any content`() async throws {
    let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
    let count = isLong ? 500_000 : 10_000
    try await check(count, seed: 3939)
    if isLong { print("long: \(count) recipes exported and imported, seed 3939") }
  }
}
