public import Entities
public import UseCases

/// Access to the favorites of a store, for the rules of `FavoriteGateway` and `FavoriteChangeGateway`.
public protocol FavoriteRecords {
  /// Returns a page of the favorites that match, in the order of `RecipePosition`.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) throws(GatewayError) -> Paged<Favorite>

  /// Returns the number of favorites of a user.
  func favoriteCount(of user: User.ID) throws(GatewayError) -> Int

  /// Returns the state of a recipe among the user's favorites. `nil` if it has none.
  func favoriteState(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> FavoriteState?

  /// Returns all states of a user, by recipe.
  func favoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Returns the unsent states of a user, by recipe.
  func unsentFavoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Whether the user has any states.
  func hasFavoriteStates(of user: User.ID) throws(GatewayError) -> Bool

  /// Returns the name of the service with which the user's favorites were last synchronized. `nil` if they have never been synchronized.
  func favoritePlace(of user: User.ID) throws(GatewayError) -> String?

  /// Replaces the state of a recipe. `nil` deletes the state.
  mutating func setFavoriteState(
    _ state: FavoriteState?, for id: Recipe.ID, of user: User.ID
  ) throws(GatewayError)

  /// Marks every state of a user as unsent (`FavoriteState.unsent`).
  mutating func unsendFavorites(of user: User.ID) throws(GatewayError)

  /// Sets the name of the service with which the user's favorites were last synchronized.
  mutating func setFavoritePlace(_ place: String?, of user: User.ID) throws(GatewayError)
}
