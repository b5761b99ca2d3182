public import Entities

/// Stores the favorites of each user, each recipe at most once: the recipe's id is the key.
///
/// Users can't see each other's favorites. A change is durable when the call returns. A call that throws changed nothing; one whose task
/// was canceled before it began throws ``GatewayError/cancelled``.
public protocol FavoriteGateway: Sendable {
  /// A page of the user's favorites whose title matches, in the order of `RecipePosition`, the hits of a search best first
  /// (`SearchText.mostRanked`); past the end it is empty.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) async throws(GatewayError) -> Paged<
    Favorite
  >

  /// The favorites with these ids; ids that are not favorites are left out.
  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite]

  /// How many favorites the user has.
  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int

  /// Stores `favorite`, unless its recipe is a favorite already; returns the stored one.
  ///
  /// Of several at once for one recipe, one is stored, and all calls return it.
  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite

  /// Removes the recipe from the favorites; if it is not one, nothing happens.
  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError)
}
