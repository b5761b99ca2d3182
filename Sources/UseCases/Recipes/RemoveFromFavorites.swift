public import Entities

/// Removes a recipe from the favorites.
public protocol RemoveFromFavorites: Sendable {
  /// Removes the recipe, and returns the former favorite. `nil` if the recipe wasn't a favorite.
  func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> Favorite?
}

/// Removes the favorite from a ``FavoriteGateway``.
package struct RemoveFromFavoritesInteractor: RemoveFromFavorites {
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the favorite.
  package init(favorites: any FavoriteGateway, user: User.ID) {
    self.favorites = favorites
    self.user = user
  }

  package func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> Favorite? {
    guard let kept = try await favorites.favorites([id], of: user)[id] else { return nil }
    try await favorites.removeFavorite(id, of: user)
    return kept
  }
}
