public import Entities

/// Where favorites are kept, for each user, each recipe at most once: the recipe's id is the key.
///
/// What one user keeps, no other sees. A change is durable when the call returns. A call that throws changed nothing; one whose task was
/// cancelled before it began throws ``GatewayError/cancelled``.
public protocol FavoriteGateway: Sendable {
  /// A page of the user's favorites whose title matches, in the order of `RecipePosition`, the hits of a search best first
  /// (`SearchText.mostRanked`); past the end it is empty.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) async throws(GatewayError) -> Paged<
    Favorite
  >

  /// Those of the recipes that are favorites, by their id; others are left out.
  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite]

  /// How many favorites the user has.
  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int

  /// Keeps `favorite`, unless its recipe is a favorite already; returns the one that is kept then.
  ///
  /// Of several at once for one recipe, one is kept, and all are answered that one.
  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite

  /// Takes the recipe out of the favorites; where it is none, nothing happens.
  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError)
}
