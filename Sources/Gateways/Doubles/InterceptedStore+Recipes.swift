public import Entities
public import UseCases

extension InterceptedStore {
  public func recipes(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await before(.recipes(search, page))
    return try await base.recipes(matching: search, page: page)
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await before(.suggestions(search, limit: limit))
    return try await base.suggestions(for: search, limit: limit)
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    try await before(.recipe(id))
    return try await base.recipe(id)
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    try await before(.details(id))
    return try await base.details(id)
  }

  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    try await before(.favorites(search, page))
    return try await base.favorites(of: user, matching: search, page: page)
  }

  public func favorites(
    _ ids: Set<Recipe.ID>, of user: User.ID
  ) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    try await before(.favoritesAmong(ids))
    return try await base.favorites(ids, of: user)
  }

  public func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int {
    try await before(.favoriteCount)
    return try await base.favoriteCount(of: user)
  }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    try await before(.addFavorite(favorite))
    return try await base.addFavorite(favorite, of: user)
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    try await before(.removeFavorite(id))
    try await base.removeFavorite(id, of: user)
  }

  public func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await before(.favoriteStates(sharedIn: place))
    return try await base.favoriteStates(of: user, sharedIn: place)
  }

  public func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await before(.unsentFavoriteStates(sharedIn: place))
    return try await base.unsentFavoriteStates(of: user, sharedIn: place)
  }

  public func settle(
    _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) {
    try await before(.settle(settlements, sharedIn: place))
    try await base.settle(settlements, of: user, sharedIn: place)
  }
}
