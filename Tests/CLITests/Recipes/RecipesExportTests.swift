import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `An export of recipes` {
  @Test(arguments: Stores.persistent) func `Recipes exported to JSON-LD can be imported without any change`(
    store: Stores
  ) async throws {
    let cli = try CLI(store)
    try await cli.setRecipes(
      "[" + RecipeFile.whole + "," + RecipeFile.json("Ñoquis", page: "https://a.es/x?utm_source=y") + "]")
    let before = await cli("recipes", "list", "--json").output
    let shown = await cli("recipes", "show", "spoonacular-7", "--json").output
    let exported = await cli("recipes", "export")
    #expect(exported.code == .ok)
    let report = await cli("recipes", "import", "-", "--force", "--yes", piping: [exported.output])
    #expect(report.lines.first?.hasPrefix("2 records: 2 accepted, 0 repaired, 0 rejected.") == true)
    #expect(await cli("recipes", "list", "--json").output == before)
    #expect(await cli("recipes", "show", "spoonacular-7", "--json").output == shown)
  }

  @Test func `An export of recipes to JSON-LD is an array unless the command names only one recipe`() async throws {
    let cli = try await CLI.withRecipes()
    let before = await cli("recipes", "show", "local-pan", "--json").output
    let one = await cli("recipes", "export", "local-pan")
    #expect(try one.document["author"]["name"] == "Casa Ñ")
    #expect(try await cli("recipes", "export", "local-pan", "local-bizcocho").document.items.count == 2)
    #expect(await cli("recipes", "import", "-", piping: [one.output]).code == .ok)
    #expect(await cli("recipes", "show", "local-pan", "--json").output == before)
  }

  @Test func `A Markdown export of recipes is readable as plain text`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "export", "local-pan", "--format", "markdown").expect(
      .ok,
      output: """
        # Pan

        20 min · 4 servings

        De la casa.

        ## Ingredients

        - 200 g de harina
        - 2 huevos

        ## Instructions

        1. Mezcla.
        2. Hornea.

        - Source: Casa Ñ

        """)
    await cli("recipes", "export", "--format", "pdf").expect(.usage, output: "", errorsContain: "“pdf”")
    await cli("recipes", "export", "local-nada").expect(.noInput, output: "")
  }
}
