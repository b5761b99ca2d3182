public import Entities

/// The user's own collection of recipes, which can be changed.
///
/// Lists are in the order of `RecipePosition`. The best hits of a search come first (`SearchText.rankingLimit`).
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``. A favorite contains all the data that it needs from its recipe, so changes to the collection don't
/// change favorites.
public protocol RecipeCollectionGateway: RecipeGateway {
  /// Stores a new recipe. Throws ``GatewayError/conflict`` if a recipe with the same id exists.
  func addRecipe(_ details: RecipeDetails) async throws(GatewayError)

  /// Replaces `previous` with `details`, which must have the same id.
  ///
  /// Throws ``GatewayError/notFound`` if no recipe has this id, and ``GatewayError/conflict`` if the stored recipe is no longer `previous`.
  /// Of several concurrent changes to the same recipe, only one succeeds. Replacing a recipe with itself writes nothing.
  func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError)

  /// Deletes a recipe. Throws ``GatewayError/notFound`` if the recipe doesn't exist, and ``GatewayError/conflict`` if the stored recipe
  /// differs from `expected`.
  func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError)
}
