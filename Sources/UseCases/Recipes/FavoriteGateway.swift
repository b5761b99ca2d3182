public import Entities

/// Stores the favorites of each user, each recipe at most once, with the recipe's id as the key.
///
/// Users can't see each other's favorites. A change is durable when the call returns. A call that throws has changed nothing. A call whose
/// task was canceled before it started throws ``GatewayError/cancelled``.
public protocol FavoriteGateway: Sendable {
  /// Returns a page of the user's favorites whose title matches, in the order of `RecipePosition`. The hits of a search come best first
  /// (`SearchText.mostRanked`). Past the end, the page is empty.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) async throws(GatewayError) -> Paged<
    Favorite
  >

  /// Returns the favorites with these ids. Ids that are not favorites are left out.
  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite]

  /// Returns the number of favorites of the user.
  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int

  /// Stores `favorite` unless its recipe is already a favorite, and returns the stored one.
  ///
  /// Of several concurrent calls for one recipe, only one is stored, and all calls return it.
  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite

  /// Removes the recipe from the favorites. Does nothing if it is not a favorite.
  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError)
}
