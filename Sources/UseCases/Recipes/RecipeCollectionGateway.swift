public import Entities

/// The user's own collection of recipes, which can be changed.
///
/// Lists are in the order of `RecipePosition`, the hits of a search with the best title first (`SearchText.mostRanked`).
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``. Favorites contain what they need of their recipes: changes of the collection don't change them.
public protocol RecipeCollectionGateway: RecipeGateway {
  /// Stores a new recipe; throws ``GatewayError/conflict`` when there is one with its id.
  func addRecipe(_ details: RecipeDetails) async throws(GatewayError)

  /// Replaces `previous` by `details`, which has the same id.
  ///
  /// Throws ``GatewayError/notFound`` when there is no recipe with its id, and ``GatewayError/conflict`` when the recipe is no longer
  /// `previous`. Of several at once on the same recipe, one succeeds. The same recipe again writes nothing.
  func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError)

  /// Deletes a recipe; throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not (or no longer)
  /// `expected`.
  func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError)
}
