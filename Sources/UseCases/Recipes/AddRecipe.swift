public import Entities

/// Adds a recipe to the user's own collection.
public protocol AddRecipe: Sendable {
  /// Adds the recipe that the form describes, and returns it.
  func callAsFunction(_ draft: RecipeDraft) async throws(SaveError<RecipeDraft>) -> RecipeDetails
}

/// Validates the form, and never adds the same recipe twice.
package struct AddRecipeInteractor: AddRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: The gateway that stores the recipe.
  package init(recipes: any RecipeCollectionGateway) { self.recipes = recipes }

  package func callAsFunction(_ draft: RecipeDraft) async throws(SaveError<RecipeDraft>) -> RecipeDetails {
    let details = try SaveError<RecipeDraft>.record(draft.details())
    try await SaveError<RecipeDraft>.adding(
      await recipes.addRecipe(details), unlessThere: await recipes.details(details.id).value)
    return details
  }
}
