import Entities
import Gateways
import TestSupport
import UseCases

/// Returns the seed items in a recipe file with this text.
func recipeItems(_ text: String) async throws -> [SeedItem] {
  let folder = try TemporaryFolder()
  return try await seedItems(RecipeSeed.file(try folder.file("recetas.json", text)))
}

/// Returns the only recipe in a file with this text. The recipe must be clean except for ignored members.
func cleanRecipe(_ text: String) async throws -> RecipeDetails {
  let items = try await recipeItems(text)
  switch items.first {
  case .clean(.recipe(let recipe)) where items.count == 1: return recipe
  case .repaired(.recipe(let recipe), let notes) where items.count == 1 && notes.allSatisfy({ $0.kind == .ignored }):
    return recipe
  default: throw NoCleanRecipe(items: items)
  }
}

/// Returns the only recipe in a file with this text, and the repairs to the recipe.
func repairedRecipe(_ text: String) async throws -> (RecipeDetails, [SeedRepair]) {
  let items = try await recipeItems(text)
  guard items.count == 1, case .repaired(.recipe(let recipe), let repairs) = items[0] else {
    throw NoCleanRecipe(items: items)
  }
  return (recipe, repairs)
}

struct NoCleanRecipe: Error {
  let items: [SeedItem]
}
