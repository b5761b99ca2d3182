import Entities
import Foundation
import Gateways
import Testing
import UseCases

@Suite struct `A recipe that was exported as JSON-LD` {
  private static func recipe(
    _ id: Recipe.ID, at page: String?, diets: [String] = ["vegan", "gluten free", "paleo"]
  ) throws -> RecipeDetails {
    try RecipeDetails(
      recipe: Recipe(
        id: id, title: "Fish & Chips <de Ñu>", image: WebAddress("https://example.org/a.jpg"), minutes: 95, servings: 3),
      summary: "Menos de < 5 min &amp; rico: <b>sí</b>", preparationMinutes: 5, cookingMinutes: 90,
      ingredients: [
        Ingredient(text: "2 ounces goat cheese", name: "goat cheese", amount: 2, unit: "ounces"),
        Ingredient(text: "Sal"),
        Ingredient(text: "3 huevos", name: "huevos", amount: 3),
      ],
      instructions: [
        RecipeInstructions(name: "Masa", steps: ["Mezcla.", "Hornea."]), RecipeInstructions(steps: ["Sirve."]),
      ], diets: diets, cuisines: ["Española"], dishTypes: ["Postre", "Cena"],
      credit: RecipeCredit(
        sourceName: "La casa", sourceAddress: page.map { try WebAddress($0) }, line: "Ana", license: "CC BY 3.0"))
  }

  private static func roundTrip(_ all: [RecipeDetails]) async throws -> [SeedItem] {
    let bytes = try JSONEncoder().encode(all.map(SchemaRecipeDocument.init))
    return try await seedItems(RecipeSeed.document(Array(bytes), named: "x"))
  }

  @Test func `is imported as the same recipe, whatever its id is`() async throws {
    let page = "https://example.org/chips"
    let all = [
      try Self.recipe(Recipe.ID("local-otra-cosa"), at: page),
      try Self.recipe(#require(Recipe.ID.web(WebAddress(page))), at: page),
      try Self.recipe(.spoonacular(7), at: page), try Self.recipe(Recipe.ID("local-chips"), at: nil),
    ]
    let found = try await Self.roundTrip(all)
    #expect(found == all.map { .clean(.recipe($0)) })
  }

  @Test func `says only what is known`() async throws {
    let bare = try RecipeDetails(Recipe(id: Recipe.ID("local-pan"), title: "Pan"))
    #expect(try await Self.roundTrip([bare]) == [.clean(.recipe(bare))])
    let text = String(decoding: try JSONEncoder().encode(SchemaRecipeDocument(bare)), as: UTF8.self)
    #expect(!text.contains("recipeIngredient") && !text.contains("null"))
  }
}
