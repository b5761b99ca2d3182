import TestGroups
import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Showing a recipe` {
  @Test(arguments: Stores.persistent)
  func `A recipe is shown with its ingredients, steps and source`(store: Stores) async throws {
    let cli = try CLI(store)
    try await cli.setRecipes(RecipeFile.json("Pan", page: "https://example.org/pan"))
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

  @Test(arguments: Stores.persistent)
  func `The JSON document of a recipe contains all details of the recipe`(store: Stores) async throws {
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
    #expect(recipe["minutes"] == 75)
    #expect(recipe["ingredients"].items.map(\.["text"].text) == ["200 g de harina", "2 huevos"])
    #expect(recipe["instructions"][0]["steps"].items.map(\.text) == ["Mezcla.", "Hornea."])
    #expect(recipe["credit"]["sourceName"] == "Casa Ñ")
  }

  @Test(.group(.heavy), arguments: ["local-nada", "spoonacular-1", "web-x", "no id", ""])
  func `The error for a missing recipe is in the user's language`(id: String) async throws {
    for (language, says) in [("en", "There is no"), ("es", "No hay")] {
      let cli = try await CLI.withRecipes(.standard, language)
      let answer = await cli("recipes", "show", id)
      answer.expect(.noInput, output: "")
      #expect(answer.errors.hasPrefix(says) || answer.errors.contains("«\(id)»") || answer.errors.contains("“\(id)”"))
    }
  }
}

@MainActor @Suite struct `Scaling recipes` {
  @Test func `A recipe can be scaled to a number of servings`() async throws {
    let cli = try await CLI.withRecipes()
    let text = await cli("recipes", "show", "local-pan", "--servings", "6")
    #expect(
      text.output.contains("6 servings") && text.output.contains("300 g de harina") && text.output.contains("3 huevos"))
    let recipe = try await cli("recipes", "show", "local-pan", "--servings", "6", "--json").document["recipe"]
    #expect(recipe["servings"] == 6 && recipe["ingredients"][0]["text"] == "300 g de harina")
    await cli("recipes", "show", "local-pan", "--servings", "0").expect(.usage, output: "", errorsContain: "“0”")
    await cli("recipes", "show", "local-pan", "--servings", "10001").expect(.usage, output: "", errorsContain: "10,000")
  }

  @Test func `A scaled recipe lists the ingredients that could not be scaled`() async throws {
    let cli = try CLI()
    try await cli.setRecipes(
      #"{"@type": "Recipe", "name": "Flan", "recipeYield": 4, "recipeIngredient": ["1/4 kg de azúcar", "juice of 1 lemon", "1 large or 2 small onions"]}"#
    )
    let text = await cli("recipes", "show", "local-flan", "--servings", "2").output
    #expect(text.contains("125 g de azúcar") && text.contains("juice of ½ lemon"))
    #expect(text.contains("\n  Not scaled: 1 large or 2 small onions\n"))
    let spanish = await cli("recipes", "show", "local-flan", "--servings", "2", "--lang", "es").output
    #expect(spanish.contains("Sin ajustar: 1 large or 2 small onions"))
    let document = try await cli("recipes", "show", "local-flan", "--servings", "2", "--json").document
    #expect(document["unscaled"].items.map(\.text) == ["1 large or 2 small onions"])
    #expect(await cli("recipes", "show", "local-flan").output.contains("Not scaled") == false)
  }

  @Test func `A shopping list adds up the ingredients of several recipes`() async throws {
    let cli = try await CLI.withRecipes(.standard, "es")
    await cli("recipes", "shopping", "local-pan", "local-bizcocho:40").expect(
      .ok,
      output: """
        Lista de la compra
        Pan · 4 raciones
        Bizcocho · 40 raciones

          2,2 kg  harina
              22  huevos

        """)
    let items = try await cli("recipes", "shopping", "local-pan:2", "--json").document["items"].items
    #expect(items.map(\.["name"].text) == ["harina", "huevo"])
    #expect(items[0]["amounts"][0]["amount"] == 100 && items[0]["amounts"][0]["unit"] == "g")
  }

  @Test func `A scaling factor multiplies every amount in a recipe or a shopping list`() async throws {
    let cli = try await CLI.withRecipes()
    let text = await cli("recipes", "show", "local-pan", "--times", "1/3").output
    #expect(text.contains("· × ⅓\n") && text.contains("⅔ huevo"))
    let recipe = try await cli("recipes", "show", "local-pan", "--servings", "8", "--times", "2", "--json").document
    #expect(recipe["times"] == 4 && recipe["recipe"]["servings"] == 16)
    let list = try await cli("recipes", "shopping", "local-pan", "--times", "0,5", "--json").document
    #expect(list["recipes"][0]["times"] == .decimal(0.5) && list["recipes"][0]["servings"] == 2)
    #expect(list["items"][0]["amounts"][0]["amount"] == 100)
  }

  @Test(arguments: ["0", "-1", "abc", "", "1e9", "1.500", "1/0"])
  func `A scaling factor for recipes is refused unless it is a number above zero`(times: String) async throws {
    let cli = try await CLI.withRecipes()
    for words in [["show", "local-pan"], ["shopping", "local-pan"]] {
      #expect(await cli.run(["recipes"] + words + ["--times", times]).code == .usage)
    }
  }

  @Test(arguments: ["local-pan:x", "local-pan:0"])
  func `A shopping list with invalid servings or unknown recipes is refused`(word: String) async throws {
    let cli = try await CLI.withRecipes()
    #expect(await cli("recipes", "shopping", word).code == .usage)
    #expect(await cli("recipes", "shopping", "local-nada").code == .noInput)
  }
}
