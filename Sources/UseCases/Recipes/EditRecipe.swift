public import Entities

/// Changes a recipe of the user's own collection.
public protocol EditRecipe: Sendable {
  /// Applies the form to the recipe and returns it; its id and its favorites stay. A form that
  /// changes nothing writes nothing.
  ///
  /// - Parameter original: what the form was filled in with.
  func callAsFunction(_ original: RecipeDetails, as draft: RecipeDraft) async throws(SaveError<RecipeDraft>)
    -> RecipeDetails
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
package struct EditRecipeInteractor: EditRecipe {
  private let recipes: any RecipeCollectionGateway

  /// - Parameter recipes: stores it.
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
