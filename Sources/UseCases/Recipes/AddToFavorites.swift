public import Entities

/// Adds a recipe to the user's favorites.
public protocol AddToFavorites: Sendable {
  /// Adds the recipe to the favorites, and returns the favorite. A recipe that is already a favorite doesn't change.
  func callAsFunction(_ id: Recipe.ID) async throws(AddToFavoritesError) -> Favorite
}

/// The reason why a recipe wasn't added to the favorites.
public enum AddToFavoritesError: StoreError, Sendable, Hashable {
  /// No recipe has this id.
  case noSuchRecipe(Recipe.ID)
  /// A store or a source failed.
  case store(GatewayError)
}

/// Stores the recipe with the favorite, so that the recipe can be listed and opened without its source.
public struct AddToFavoritesInteractor: AddToFavorites {
  private let recipes: any RecipeGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameter user: The user who adds the favorite.
  public init(
    recipes: any RecipeGateway, favorites: any FavoriteGateway, user: User.ID, now: @escaping @Sendable () -> Instant
  ) {
    self.recipes = recipes
    self.favorites = favorites
    self.user = user
    self.now = now
  }

  public func callAsFunction(_ id: Recipe.ID) async throws(AddToFavoritesError) -> Favorite {
    do {
      // A recipe that is already a favorite must not be requested again, because requests can cost points.
      if let kept = try await favorites.favorites([id], of: user)[id] { return kept }
      return try await favorites.addFavorite(Favorite(try await details(id), addedAt: now()), of: user)
    } catch .notFound {
      throw .noSuchRecipe(id)
    } catch {
      throw .store(error)
    }
  }

  /// Returns the recipe in the form in which a favorite stores it. Requesting more data from Spoonacular would cost points without any
  /// benefit.
  private func details(_ id: Recipe.ID) async throws(GatewayError) -> RecipeDetails {
    if id.spoonacularNumber != nil { return RecipeDetails(try await recipes.recipe(id)) }
    return try await recipes.details(id).value
  }
}
