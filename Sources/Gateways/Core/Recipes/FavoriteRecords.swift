public import Entities
public import UseCases

/// The favorites of a store, as the rules of `FavoriteGateway` and `FavoriteChangeGateway` read and write them.
public protocol FavoriteRecords {
  /// A page of the favorites that match, in the order of `RecipePosition`.
  func favorites(of user: User.ID, matching search: SearchText, page: Page) throws(GatewayError) -> Paged<Favorite>

  /// How many favorites the user has.
  func favoriteCount(of user: User.ID) throws(GatewayError) -> Int

  /// The state of a recipe among the favorites; `nil` if it has none.
  func favoriteState(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> FavoriteState?

  /// The states of all recipes that have one, by recipe.
  func favoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Of ``favoriteStates(of:)`` what is unsent.
  func unsentFavoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState]

  /// Whether ``favoriteStates(of:)`` holds anything.
  func hasFavoriteStates(of user: User.ID) throws(GatewayError) -> Bool

  /// Where the user's favorites were settled last; `nil`: nowhere yet.
  func favoritePlace(of user: User.ID) throws(GatewayError) -> String?

  /// Replaces what is known of a recipe; `nil`: nothing any more.
  mutating func setFavoriteState(
    _ state: FavoriteState?, for id: Recipe.ID, of user: User.ID
  ) throws(GatewayError)

  /// Makes every state `FavoriteState.unsent`.
  mutating func unsendFavorites(of user: User.ID) throws(GatewayError)

  /// Remembers where the user's favorites were settled last.
  mutating func setFavoritePlace(_ place: String?, of user: User.ID) throws(GatewayError)
}
