import Entities
import Testing

@Suite struct `A recipe` {
  let id = Recipe.ID.spoonacular(1)

  @Test func `has a title`() {
    #expect(throws: RecipeError.title(.empty)) { try Recipe(id: id, title: "") }
    #expect(throws: RecipeError.title(.unclean)) { try Recipe(id: id, title: "a\nb") }
    #expect(throws: RecipeError.title(.tooLong(301, limit: 300))) {
      try Recipe(id: id, title: String(repeating: "ñ", count: 301))
    }
  }

  @Test(arguments: [0, -1, 525_601, Int.min, .max]) func `takes a minute to a year`(minutes: Int) throws {
    #expect(throws: RecipeError.minutes(minutes)) { try Recipe(id: id, title: "Pan", minutes: minutes) }
    let recipe = try Recipe(id: id, title: "Pan", minutes: 525_600, servings: 10_000)
    #expect((recipe.minutes, recipe.servings) == (525_600, 10_000))
    #expect(throws: RecipeError.minutes(minutes)) { try RecipeDetails(recipe: recipe, cookingMinutes: minutes) }
    #expect(throws: RecipeError.minutes(minutes)) { try RecipeDetails(recipe: recipe, preparationMinutes: minutes) }
  }

  @Test(arguments: [0, -1, 10_001]) func `is for one or more`(servings: Int) {
    #expect(throws: RecipeError.servings(servings)) { try Recipe(id: id, title: "Pan", servings: servings) }
  }

  @Test(arguments: [0, -0.5, Double.nan, .infinity]) func `has amounts above zero`(amount: Double) {
    #expect { try Ingredient(text: "sal", amount: amount) } throws: { error in
      if case RecipeError.amount = error { true } else { false }
    }
  }

  @Test func `says what is wrong with the rest of it`() throws {
    let recipe = try Recipe(id: id, title: "Pan")
    #expect(throws: RecipeError.ingredient(.empty)) { try Ingredient(text: "") }
    #expect(throws: RecipeError.ingredient(.empty)) { try Ingredient(text: "sal", name: " ".trimmed) }
    #expect(throws: RecipeError.step(.empty)) { try RecipeInstructions(steps: []) }
    #expect(throws: RecipeError.step(.empty)) { try RecipeInstructions(steps: ["Amasa.", ""]) }
    #expect(throws: RecipeError.step(.unclean)) { try RecipeInstructions(name: " a", steps: ["Amasa."]) }
    #expect(throws: RecipeError.summary(.unclean)) { try RecipeDetails(recipe: recipe, summary: "a  b") }
    #expect(throws: RecipeError.label(.empty)) { try RecipeDetails(recipe: recipe, diets: [""]) }
    #expect(throws: RecipeError.credit(.empty)) { try RecipeCredit(line: "") }
  }

  @Test func `is found by its title, and whole also by its ingredients`() throws {
    let recipe = try Recipe(id: id, title: "Ñoquis")
    let details = try RecipeDetails(recipe: recipe, ingredients: [Ingredient(text: "1 kg de patatas")])
    #expect(recipe.matches(SearchText("noqui")))
    #expect(!recipe.matches(SearchText("patata")))
    #expect(details.matches(SearchText("PATATA")) && details.matches(SearchText("ñoquis")))
    #expect(!details.matches(SearchText("leche")))
  }

  @Test func `stands where its title does, of one title by its id`() throws {
    let recipes = try [("ñame", 1), ("Nuez", 2), ("oca", 3), ("ñame", 10)].map {
      try Recipe(id: .spoonacular($1), title: $0)
    }
    let sorted = recipes.sorted { RecipePosition($0) < RecipePosition($1) }
    #expect(sorted.map(\.id.text) == ["spoonacular-2", "spoonacular-1", "spoonacular-10", "spoonacular-3"])
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined() }
}
