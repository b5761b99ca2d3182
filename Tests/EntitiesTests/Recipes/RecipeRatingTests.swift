import Entities
import Testing

@Suite struct `The rating of a recipe` {
  @Test(arguments: [0, 2.5, 5]) func `is from zero to five`(average: Double) throws {
    #expect(try RecipeRating(average, count: 1).average == average)
  }

  @Test(arguments: [-0.1, 5.1, .nan, .infinity]) func `A recipe rating outside 0 to 5 is refused`(average: Double) {
    #expect {
      try RecipeRating(average)
    } throws: {
      if case .rating = $0 as? RecipeError { true } else { false }
    }
  }

  @Test func `is of one person at least`() {
    #expect(throws: RecipeError.ratingCount(0)) { try RecipeRating(3, count: 0) }
  }
}

@Suite struct `What a serving of a recipe has` {
  @Test(arguments: [-1, 100_001, .infinity]) func `is never too much`(amount: Double) throws {
    let recipe = try Recipe(id: Recipe.ID("local-pan"), title: "Pan")
    #expect(throws: RecipeError.nutrient(.fat, amount)) { try RecipeDetails(recipe: recipe, nutrition: [.fat: amount]) }
    #expect(throws: RecipeError.label(.empty)) { try RecipeDetails(recipe: recipe, keywords: [""]) }
  }
}
