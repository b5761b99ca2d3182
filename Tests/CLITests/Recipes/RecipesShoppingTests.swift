import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Cooking for others` {
  @Test func `scales a recipe`() async throws {
    let cli = try await CLI.withRecipes()
    let text = await cli("recipes", "show", "local-pan", "--servings", "6")
    #expect(
      text.output.contains("6 servings") && text.output.contains("300 g de harina") && text.output.contains("3 huevos"))
    let recipe = try await cli("recipes", "show", "local-pan", "--servings", "6", "--json").document["recipe"]
    #expect(recipe["servings"] == .number(6) && recipe["ingredients"][0]["text"] == .text("300 g de harina"))
    await cli("recipes", "show", "local-pan", "--servings", "0").expect(.usage, output: "", errorsContain: "“0”")
    await cli("recipes", "show", "local-pan", "--servings", "10001").expect(.usage, output: "", errorsContain: "10,000")
  }

  @Test func `tells what it could not scale`() async throws {
    let cli = try CLI()
    try await cli.haveRecipes(
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

  @Test func `sums what several recipes need`() async throws {
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
    #expect(items[0]["amounts"][0]["amount"] == .number(100) && items[0]["amounts"][0]["unit"] == .text("g"))
  }

  @Test func `--times multiplies every amount, of one recipe or of a list`() async throws {
    let cli = try await CLI.withRecipes()
    let text = await cli("recipes", "show", "local-pan", "--times", "1/3").output
    #expect(text.contains("· × ⅓\n") && text.contains("⅔ huevo"))
    let recipe = try await cli("recipes", "show", "local-pan", "--servings", "8", "--times", "2", "--json").document
    #expect(recipe["times"] == .number(4) && recipe["recipe"]["servings"] == .number(16))
    let list = try await cli("recipes", "shopping", "local-pan", "--times", "0,5", "--json").document
    #expect(list["recipes"][0]["times"] == .decimal(0.5) && list["recipes"][0]["servings"] == .number(2))
    #expect(list["items"][0]["amounts"][0]["amount"] == .number(100))
  }

  @Test(arguments: ["0", "-1", "abc", "", "1e9", "1.500", "1/0"])
  func `--times refuses what is no number above zero`(times: String) async throws {
    let cli = try await CLI.withRecipes()
    for words in [["show", "local-pan"], ["shopping", "local-pan"]] {
      #expect(await cli.run(["recipes"] + words + ["--times", times]).code == .usage)
    }
  }

  @Test(arguments: ["local-pan:x", "local-pan:0"]) func `for a number of servings, or not at all`(word: String)
    async throws
  {
    let cli = try await CLI.withRecipes()
    #expect(await cli("recipes", "shopping", word).code == .usage)
    #expect(await cli("recipes", "shopping", "local-nada").code == .noInput)
  }
}
