public import Entities

/// Opens a recipe.
public protocol GetRecipe: Sendable {
  /// Everything of a recipe, and whether it is a favorite.
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

  /// A recipe as a use case read it.
  public init(_ details: RecipeDetails, isFavorite: Bool, keptSince: Instant? = nil) {
    self.details = details
    self.isFavorite = isFavorite
    self.keptSince = keptSince
  }
}

/// Reads the recipe through a ``RecipeGateway``.
public struct GetRecipeInteractor: GetRecipe {
  private let recipes: any RecipeGateway
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: whose favorite it may be.
  public init(recipes: any RecipeGateway, favorites: any FavoriteGateway, user: User.ID) {
    self.recipes = recipes
    self.favorites = favorites
    self.user = user
  }

  public func callAsFunction(_ id: Recipe.ID) async throws(GatewayError) -> RecipeReading {
    let answer = try await recipes.details(id)
    let marked = try await favorites.favorites([id], of: user)
    return RecipeReading(answer.value, isFavorite: marked[id] != nil, keptSince: answer.keptSince)
  }
}
