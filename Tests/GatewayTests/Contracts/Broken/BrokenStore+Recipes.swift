import Entities
import Gateways
import UseCases

extension BrokenStore {
  func recipes(matching search: SearchText, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    if let onRecipes { return try await onRecipes(base, search, page) }
    return try await base.recipes(matching: search, page: page)
  }

  func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    if let onSuggestions { return try await onSuggestions(base, search, limit) }
    return try await base.suggestions(for: search, limit: limit)
  }

  func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    if let onRecipe { try await onRecipe(base, id) } else { try await base.recipe(id) }
  }

  func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    if let onDetails { try await onDetails(base, id) } else { try await base.details(id) }
  }

  func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    if let onFavorites { return try await onFavorites(base, user, search, page) }
    return try await base.favorites(of: user, matching: search, page: page)
  }

  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    if let onFavoritesAmong { return try await onFavoritesAmong(base, ids, user) }
    return try await base.favorites(ids, of: user)
  }

  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int {
    if let onFavoriteCount { try await onFavoriteCount(base, user) } else { try await base.favoriteCount(of: user) }
  }

  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    if let onAddFavorite { return try await onAddFavorite(base, favorite, user) }
    return try await base.addFavorite(favorite, of: user)
  }

  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    if let onRemoveFavorite { return try await onRemoveFavorite(base, id, user) }
    try await base.removeFavorite(id, of: user)
  }

  func favoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    if let onFavoriteStates { return try await onFavoriteStates(base, user, place) }
    return try await base.favoriteStates(of: user, sharedIn: place)
  }

  func unsentFavoriteStates(
    of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    if let onUnsentFavoriteStates { return try await onUnsentFavoriteStates(base, user, place) }
    return try await base.unsentFavoriteStates(of: user, sharedIn: place)
  }

  func settle(
    _ settlements: [FavoriteSettlement], of user: User.ID, sharedIn place: String?
  ) async throws(GatewayError) {
    if let onSettle { return try await onSettle(base, settlements, user, place) }
    try await base.settle(settlements, of: user, sharedIn: place)
  }
}
