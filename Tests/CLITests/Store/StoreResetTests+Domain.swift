import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Emptying a domain of the store` {
  @Test(
    arguments: Stores.lasting,
    [["menu", "40 dishes"], ["recipes", "40 recipes"], ["beers", "15 manufacturers, 55 beers"]])
  func `store reset with a domain deletes that domain alone, and its samples don't come back`(
    store: Stores, domain: [String]
  ) async throws {
    let cli = try CLI(store)
    await cli("order", "add", "dish-tiramisu").expect(.ok)
    for group in ["recipes", "beers"] { await cli(group, "list").expect(.ok) }
    await cli.unchanged("store", "reset", domain[0]).expect(.usage, output: "", errorsContain: domain[1], "--yes")
    await cli("store", "reset", domain[0], "--yes").expect(.ok, outputContains: "is empty.")
    let counts = [
      "menu": try await cli("menu", "list", "--json").document.dishCount,
      "recipes": try await cli("recipes", "list", "--json").document["recipes"].items.count,
      "beers": try await cli.ids("manufacturers", "makers").count,
    ]
    for (group, count) in counts { #expect((count == 0) == (group == domain[0]), "\(counts)") }
    await cli("order", "show").expect(.ok, outputContains: "Tiramis")
    // Nothing is left to ask about.
    await cli("store", "reset", domain[0]).expect(.ok)
  }

  @Test func `A domain is named in Spanish, too`() async throws {
    let cli = try await CLI.withMenu(.standard, "es")
    await cli("store", "reset", "carta", "--yes").expect(.ok, output: "La carta está vacía.\n")
    await cli("store", "reset", "cartas", "--yes").expect(.usage, errorsContain: "«carta»")
  }
}
