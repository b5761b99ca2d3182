public import Entities

/// Reads a recipe.
public protocol GetRecipe: Sendable {
  /// Everything of a recipe, and whether it is a favorite. When its source fails, a favorite is read from what was kept with it.
  func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading
}

/// A recipe as somebody reads it.
public struct RecipeReading: Sendable, Hashable {
  /// The recipe.
  public let details: RecipeDetails
  /// Whether it is a favorite.
  public let isFavorite: Bool
  /// When the source said so, if this is an answer that was kept.
  public let keptSince: Instant?
  /// Why the rest of the recipe is missing; `nil`: nothing is.
  public let gap: RecipeGap?

  /// A recipe as a use case read it.
  public init(_ details: RecipeDetails, isFavorite: Bool, keptSince: Instant? = nil, gap: RecipeGap? = nil) {
    self.details = details
    self.isFavorite = isFavorite
    self.keptSince = keptSince
    self.gap = gap
  }
}

/// Why only what was kept with a favorite can be shown.
public enum RecipeGap: Sendable, Hashable {
  /// The rest is Spoonacular's, and there is no key for it.
  case needsKey
  /// Neither the collection nor a service has the recipe.
  case notHere
  /// The collection or the service failed.
  case failed(GatewayError)
}

/// Reads the recipe through a ``RecipeGateway``.
public struct GetRecipeInteractor: GetRecipe {
  private let recipes: any RecipeGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID
  private let hasKey: Bool

  /// - Parameters:
  ///   - user: the user whose favorite it may be.
  ///   - hasKey: whether `recipes` includes Spoonacular's.
  public init(recipes: any RecipeGateway, favorites: any FavoriteGateway, user: User.ID, hasKey: Bool = false) {
    self.recipes = recipes
    self.favorites = favorites
    self.user = user
    self.hasKey = hasKey
  }

  public func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading {
    let answer: SourceAnswer<RecipeDetails>
    do { answer = try await recipes.details(id) } catch .cancelled { throw .cancelled } catch {
      guard let kept = try await favorites.favorites([id], of: user)[id]?.details else { throw error }
      return RecipeReading(kept, isFavorite: true, gap: kept.canBeCooked ? nil : gap(id, error))
    }
    let marked = try await favorites.favorites([id], of: user)
    return RecipeReading(answer.value, isFavorite: marked[id] != nil, keptSince: answer.keptSince)
  }

  private func gap(_ id: Recipe.ID, _ error: GatewayError) -> RecipeGap {
    if error != .notFound { return .failed(error) }
    return id.spoonacularNumber != nil && !hasKey ? .needsKey : .notHere
  }
}
