public import Entities

/// The user's own collection of recipes, which can be changed.
///
/// Lists are in the order of `RecipePosition`, the hits of a search with the best title first (`SearchText.mostRanked`).
///
/// A change is durable when the call returns. A call that throws changed nothing; one whose task was cancelled before it began throws
/// ``GatewayError/cancelled``. Favorites carry what they need of their recipes: no change of the collection changes them.
public protocol RecipeCollectionGateway: RecipeGateway {
  /// Keeps a new recipe; throws ``GatewayError/conflict`` when there is one of its id.
  func addRecipe(_ details: RecipeDetails) async throws(GatewayError)

  /// Keeps `details` in the place of `previous`, which has the same id.
  ///
  /// Throws ``GatewayError/notFound`` when there is no recipe of its id, and ``GatewayError/conflict`` when the recipe is not `previous`
  /// (any more). Of several at once on the same recipe, one succeeds. The same recipe again writes nothing.
  func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError)

  /// Deletes a recipe; throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not what `expected`
  /// says (any more).
  func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError)
}
