import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `A recipe` {
  @Test(arguments: Stores.lasting)
  func `is shown with its ingredients, its steps and whose it is`(store: Stores) async throws {
    let cli = try CLI(store)
    try await cli.haveRecipes(RecipeFile.json("Pan", page: "https://example.org/pan"))
    #expect(
      await cli("recipes", "show", "web-example.org_2f_pan").output == """
        Pan
        20 min · 4 servings

        De la casa.

        Ingredients
          · 200 g de harina
          · 2 huevos

        Instructions
           1  Mezcla.
           2  Hornea.

        Source: Casa Ñ, https://example.org/pan

        """)
    _ = await cli("recipes", "favorites", "add", "web-example.org_2f_pan")
    #expect(await cli("recipes", "show", "web-example.org_2f_pan", "--lang", "es").lines[0] == "★ Pan")
  }

  @Test(arguments: Stores.lasting)
  func `is told to a program whole`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    let document = try await cli("recipes", "show", "local-noquis", "--json").document
    #expect(document.keys == ["isFavorite", "recipe"])
    let recipe = document["recipe"]
    #expect(
      recipe.keys == [
        "credit", "cuisines", "diets", "dishTypes", "id", "ingredients", "instructions", "minutes", "servings",
        "summary",
        "title",
      ])
    #expect(recipe["minutes"] == .number(75))
    #expect(recipe["ingredients"].items.map(\.["text"].text) == ["200 g de harina", "2 huevos"])
    #expect(recipe["instructions"][0]["steps"].items.map(\.text) == ["Mezcla.", "Hornea."])
    #expect(recipe["credit"]["sourceName"] == .text("Casa Ñ"))
  }

  @Test(.group(.heavy), arguments: ["local-nada", "spoonacular-1", "web-x", "no id", ""])
  func `that is not there is told, in both languages`(id: String) async throws {
    for (language, says) in [("en", "There is no"), ("es", "No hay")] {
      let cli = try await CLI.withRecipes(.standard, language)
      let answer = await cli("recipes", "show", id)
      #expect((answer.code, answer.output) == (.noInput, ""))
      #expect(answer.errors.hasPrefix(says) || answer.errors.contains("«\(id)»") || answer.errors.contains("“\(id)”"))
    }
  }
}
