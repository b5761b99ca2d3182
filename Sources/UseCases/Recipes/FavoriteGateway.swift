public import Entities

/// Stores the favorites of each user. Each recipe is a favorite at most once, identified by the recipe's id.
///
/// Users can't see each other's favorites. A change is durable when the call returns. A call that throws has changed nothing. A call whose
/// task was canceled before it started throws ``GatewayError/cancelled``.
public protocol FavoriteGateway: Sendable {
  /// Returns a page of the user's favorites whose titles match the search, in the order of `RecipePosition`. The best hits of a search come
  /// first (`SearchText.rankingLimit`). Past the end, the page is empty.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) async throws(GatewayError) -> Paged<
    Favorite
  >

  /// Returns the favorites with these ids. Ids of recipes that aren't favorites are omitted.
  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite]

  /// Returns the number of the user's favorites.
  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int

  /// Stores `favorite` unless its recipe is already a favorite, and returns the stored favorite.
  ///
  /// If several concurrent calls add the same recipe, only one favorite is stored, and all calls return it.
  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite

  /// Removes the recipe from the favorites. Does nothing if the recipe isn't a favorite.
  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError)
}
