public import Entities
public import UseCases

/// Gives the shared implementations of `FavoriteGateway` and `FavoriteChangeGateway` access to the favorites of a store.
public protocol FavoriteRecords {
  /// Returns a page of the user's favorites that match a search, in the order of `RecipePosition`.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) throws(GatewayError) -> Paged<Favorite>

  /// Returns the number of a user's favorites.
  func favoriteCount(of user: User.ID) throws(GatewayError) -> Int

  /// Returns the state of a recipe among the user's favorites. `nil` if the recipe has no state.
  func favoriteState(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> FavoriteState?

  /// Returns all favorite states of a user, by recipe.
  func favoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Returns the unsent favorite states of a user, by recipe.
  func unsentFavoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Whether the user has any favorite states.
  func hasFavoriteStates(of user: User.ID) throws(GatewayError) -> Bool

  /// Returns the name of the service with which the user's favorites were last synchronized. `nil` if they have never been synchronized.
  func favoritePlace(of user: User.ID) throws(GatewayError) -> String?

  /// Replaces the state of a recipe. If the new state is `nil`, the recipe's state is deleted.
  mutating func setFavoriteState(
    _ state: FavoriteState?, for id: Recipe.ID, of user: User.ID
  ) throws(GatewayError)

  /// Marks every favorite state of a user as unsent (`FavoriteState.unsent`).
  mutating func unsendFavorites(of user: User.ID) throws(GatewayError)

  /// Sets the name of the service with which the user's favorites were last synchronized.
  mutating func setFavoritePlace(_ place: String?, of user: User.ID) throws(GatewayError)
}
