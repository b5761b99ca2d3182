public import Entities

/// Adds a recipe to the favorites.
public protocol AddToFavorites: Sendable {
  /// Makes the recipe a favorite and returns it; one that is a favorite already stays as it was added.
  func callAsFunction(_ id: Recipe.ID) async throws(AddToFavoritesError) -> Favorite
}

/// Why a recipe was not made a favorite.
public enum AddToFavoritesError: StoreError, Sendable, Hashable {
  /// There is no such recipe.
  case noSuchRecipe(Recipe.ID)
  /// A store or a source failed.
  case store(GatewayError)
}

/// Looks the recipe up, so that the favorite can be listed and opened without its source.
public struct AddToFavoritesInteractor: AddToFavorites {
  private let recipes: any RecipeGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameter user: whose favorite it will be.
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
      // A recipe that is there already need not be looked up, which may cost something.
      if let kept = try await favorites.favorites([id], of: user)[id] { return kept }
      return try await favorites.addFavorite(Favorite(try await details(id), addedAt: now()), of: user)
    } catch .notFound {
      throw .noSuchRecipe(id)
    } catch {
      throw .store(error)
    }
  }

  /// As much of the recipe as a favorite keeps: asking Spoonacular for more would only cost points.
  private func details(_ id: Recipe.ID) async throws(GatewayError) -> RecipeDetails {
    if id.spoonacularNumber != nil { return RecipeDetails(try await recipes.recipe(id)) }
    return try await recipes.details(id).value
  }
}
