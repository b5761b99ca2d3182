public import Entities

/// Recipes of the user's own collection and of a service as one: the collection answers for what it holds, the service for the rest.
///
/// Lists and suggestions are the service's; ``SuggestRecipes`` and ``RecipeSource`` say how they are put together with what is at hand.
public struct LocalFirstRecipes: RecipeGateway {
  private let own: any RecipeGateway
  private let service: any RecipeGateway

  /// - Parameters:
  ///   - own: is asked first, as it costs nothing.
  ///   - service: is asked for what the collection does not hold.
  public init(own: any RecipeGateway, service: any RecipeGateway) {
    self.own = own
    self.service = service
  }

  public var longestPage: Int { service.longestPage }

  public func recipes(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await service.recipes(matching: search, page: page)
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await service.suggestions(for: search, limit: limit)
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    do { return try await own.recipe(id) } catch .notFound { return try await service.recipe(id) } catch { throw error }
  }

  /// A recipe of which the collection knows no more than a list does, as one that was imported from a list, is the service's too.
  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    let known: SourceAnswer<RecipeDetails>
    do { known = try await own.details(id) } catch .notFound { return try await service.details(id) } catch {
      throw error
    }
    if known.value.canBeCooked { return known }
    do { return try await service.details(id) } catch .cancelled { throw .cancelled } catch { return known }
  }
}
