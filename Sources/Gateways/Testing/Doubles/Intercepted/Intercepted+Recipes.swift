public import Entities
public import UseCases

extension Intercepted: RecipeSource where Base: RecipeSource {
  public var longestPage: Int { base.longestPage }

  public func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await make(.recipes(filter, page), await base.recipes(filter, page: page))
  }
}

extension Intercepted: RecipeGateway where Base: RecipeGateway {
  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await make(.suggestions(search, limit: limit), await base.suggestions(for: search, limit: limit))
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    try await make(.recipe(id), await base.recipe(id))
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    try await make(.details(id), await base.details(id))
  }
}

extension Intercepted: RecipeCollectionGateway where Base: RecipeCollectionGateway {
  public func addRecipe(_ details: RecipeDetails) async throws(GatewayError) {
    try await make(.addRecipe(details), await base.addRecipe(details))
  }

  public func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError) {
    try await make(.replaceRecipe(previous, by: details), await base.replaceRecipe(previous, by: details))
  }

  public func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError) {
    try await make(.deleteRecipe(expected), await base.deleteRecipe(expected))
  }
}

extension Intercepted: FavoriteGateway where Base: FavoriteGateway {
  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    try await make(.favorites(search, page), of: user, await base.favorites(of: user, matching: search, page: page))
  }

  public func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    try await make(.favoritesAmong(ids), of: user, await base.favorites(ids, of: user))
  }

  public func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int {
    try await make(.favoriteCount, of: user, await base.favoriteCount(of: user))
  }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    try await make(.addFavorite(favorite), of: user, await base.addFavorite(favorite, of: user))
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    try await make(.removeFavorite(id), of: user, await base.removeFavorite(id, of: user))
  }
}

extension Intercepted: FavoriteChangeGateway where Base: FavoriteChangeGateway {
  public func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await make(.favoriteStates(sharedIn: place), of: user, await base.favoriteStates(of: user, sharedIn: place))
  }

  public func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try await make(
      .unsentFavoriteStates(sharedIn: place), of: user, await base.unsentFavoriteStates(of: user, sharedIn: place))
  }

  public func settle(
    _ settlements: [FavoriteStateChange], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) {
    try await make(
      .settle(settlements, sharedIn: place), of: user, await base.settle(settlements, of: user, sharedIn: place))
  }
}
