public import Entities

/// Reads a recipe, with its favorite status.
public protocol GetRecipe: Sendable {
  /// Returns the whole recipe, with its favorite status. If the recipe's source fails, the data stored with a favorite is returned.
  func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading
}

/// A recipe that was read, with its favorite status, the date of a cached response, and the reason for missing data.
public struct RecipeReading: Sendable, Hashable {
  /// The recipe, with all details that could be read.
  public let details: RecipeDetails
  /// Whether the recipe is a favorite.
  public let isFavorite: Bool
  /// The date of the cached response. `nil` if the recipe doesn't come from a cache.
  public let cachedAt: Instant?
  /// The reason why part of the recipe is missing. `nil` if the recipe is complete.
  public let gap: RecipeGap?

  /// Creates the result of reading a recipe. By default, the recipe is complete and doesn't come from a cache.
  public init(_ details: RecipeDetails, isFavorite: Bool, cachedAt: Instant? = nil, gap: RecipeGap? = nil) {
    self.details = details
    self.isFavorite = isFavorite
    self.cachedAt = cachedAt
    self.gap = gap
  }
}

/// The reason why only the data stored with a favorite can be shown.
public enum RecipeGap: Sendable, Hashable {
  /// The rest of the recipe requires a key for Spoonacular, but none is set.
  case needsKey
  /// Neither the collection nor a service has the recipe.
  case notHere
  /// The collection or the service failed.
  case failed(GatewayError)
}

/// Reads the recipe through a ``RecipeGateway``.
package struct GetRecipeInteractor: GetRecipe {
  private let recipes: any RecipeGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID
  private let hasKey: Bool

  /// - Parameters:
  ///   - user: The user who owns the favorites.
  ///   - hasKey: Whether `recipes` includes the recipes from Spoonacular.
  package init(recipes: any RecipeGateway, favorites: any FavoriteGateway, user: User.ID, hasKey: Bool = false) {
    self.recipes = recipes
    self.favorites = favorites
    self.user = user
    self.hasKey = hasKey
  }

  package func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading {
    let answer: SourceAnswer<RecipeDetails>
    do { answer = try await recipes.details(id) } catch .cancelled { throw .cancelled } catch {
      guard let kept = try await favorites.favorites([id], of: user)[id]?.details else { throw error }
      return RecipeReading(kept, isFavorite: true, gap: kept.canBeCooked ? nil : gap(id, error))
    }
    let marked = try await favorites.favorites([id], of: user)
    return RecipeReading(answer.value, isFavorite: marked[id] != nil, cachedAt: answer.cachedAt)
  }

  private func gap(_ id: Recipe.ID, _ error: GatewayError) -> RecipeGap {
    if error != .notFound { return .failed(error) }
    return id.spoonacularNumber != nil && !hasKey ? .needsKey : .notHere
  }
}
