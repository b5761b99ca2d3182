import Entities
import Fixtures
import Gateways
import Testing
import UseCases

@Suite struct `Recipes in the kit's own format` {
  @Test func `The recipes that come with the kit are complete and need no repairs`() async throws {
    let items = try await seedItems(RecipeSeed.file(Fixtures.recipes.path()))
    let recipes = try items.map { item in
      guard case .clean(.recipe(let recipe)) = item else { throw NoCleanRecipe(items: [item]) }
      return recipe
    }
    #expect(recipes.count >= 36 && Set(recipes.map(\.id)).count == recipes.count)
    for recipe in recipes {
      #expect(recipe.ingredients.count >= 3 && recipe.instructions.flatMap(\.steps).count >= 3, "\(recipe.id)")
      #expect(recipe.recipe.minutes != nil && !recipe.summary.isEmpty, "\(recipe.id)")
      #expect((recipe.recipe.servings == nil) != (recipe.pieces == nil), "\(recipe.id)")
      #expect(recipe.dishTypes.count == 1 && recipe.cuisines.count == 1 && recipe.credit.sourceName == "Recetas")
    }
  }
}
