public import Entities

/// Changes a recipe in the user's own collection.
public protocol EditRecipe: Sendable {
  /// Applies the form to the recipe, and returns the changed recipe, which keeps its id. Favorites of the recipe don't change. An unchanged
  /// form writes nothing.
  ///
  /// - Parameter original: The recipe from which the form was created.
  func callAsFunction(_ original: RecipeDetails, as draft: RecipeDraft) async throws(SaveError<RecipeDraft>)
    -> RecipeDetails
}

/// Validates the form, and never overwrites changes made elsewhere in the meantime.
package struct EditRecipeInteractor: EditRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: The gateway that stores the recipe.
  package init(recipes: any RecipeCollectionGateway) { self.recipes = recipes }

  package func callAsFunction(
    _ original: RecipeDetails, as draft: RecipeDraft
  ) async throws(SaveError<RecipeDraft>) -> RecipeDetails {
    let details = try SaveError<RecipeDraft>.record(draft.details())
    return try await SaveError<RecipeDraft>.replacing(
      original, by: details, await recipes.replaceRecipe(original, by: details),
      now: await recipes.details(original.id).value)
  }
}
