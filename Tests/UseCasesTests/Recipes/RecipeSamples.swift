import Entities
import Foundation
import Gateways
import UseCases

extension Recipe {
  static func recipe(_ title: String, minutes: Int? = nil) -> Recipe {
    sample { try Recipe(id: .local(titled: title) ?? .spoonacular(0), title: title, minutes: minutes) }
  }

  static let bread = recipe("Pan")
  static let soup = recipe("Sopa de ajo", minutes: 30)
  static let flan = recipe("Flan de huevo")
}

extension RecipeDetails {
  static func details(_ recipe: Recipe, _ ingredients: String...) -> RecipeDetails {
    sample { try RecipeDetails(recipe: recipe, ingredients: ingredients.map { try Ingredient(text: $0) }) }
  }
}

extension Favorite {
  static func favorite(_ recipe: Recipe, at seconds: Double = 0) -> Favorite {
    Favorite(recipe, addedAt: Date(timeIntervalSince1970: 1_800_000_000 + seconds))
  }
}

extension StateStore {
  /// Returns a store with the given recipes in its collection and with Ana's favorites.
  static func collecting(_ recipes: [Recipe], favorites: [Recipe] = []) async throws -> StateStore {
    let store = StateStore()
    try await store.collect(recipes.map { .details($0) })
    for recipe in favorites { _ = try await store.addFavorite(.favorite(recipe), of: .ana) }
    return store
  }

  /// Replaces the collection with the given recipes.
  func collect(_ recipes: [RecipeDetails]) async throws {
    try await importSeed(.recipes) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for details in recipes { _ = try writer.insert(.recipe(details)) }
      return .commit(())
    }
  }
}
