public import Entities

/// The recipes from the user's collection and from a service. The collection is read first, and the service provides all other recipes.
///
/// Lists start with the collection. Suggestions come only from the service, because ``SuggestRecipes`` adds the suggestions from the
/// collection.
public struct LocalFirstRecipes: RecipeGateway {
  private let own: any RecipeGateway
  private let service: any RecipeGateway

  /// - Parameters:
  ///   - own: The collection, which is read first, because reading it costs nothing.
  ///   - service: The service for recipes that aren't in the collection.
  public init(own: any RecipeGateway, service: any RecipeGateway) {
    self.own = own
    self.service = service
  }

  public var longestPage: Int { service.longestPage }

  /// Returns the collection's recipes, followed by the service's other recipes. The service is queried only when a page reaches the
  /// service's recipes. If the service fails, the page contains the collection's recipes and the problem. If the page has no recipes from
  /// the collection, the call fails.
  public func recipes(
    _ filter: RecipeFilter, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    let mine = try await own.recipes(filter, page: page)
    let (found, ownTotal) = (mine.value.recipes, mine.value.total ?? 0)
    if mine.value.hasMore { return SourceAnswer(RecipeList(found, offset: page.offset, hasMore: true)) }
    // If the collection fills the page, one recipe from the service is requested to determine whether the list continues.
    let room = page.limit - found.count
    let rest = Page(offset: page.offset - ownTotal, limit: min(max(room, 1), service.longestPage))
    let theirs: SourceAnswer<RecipeList>
    do { theirs = try await service.recipes(filter, page: rest) } catch .cancelled { throw .cancelled } catch {
      if found.isEmpty { throw error }
      return SourceAnswer(RecipeList(found, offset: page.offset), problem: error)
    }
    let others = theirs.value.recipes
    let new = try await unknown(others.prefix(room), filter)
    return SourceAnswer(
      RecipeList(
        found + new, offset: page.offset, hasMore: theirs.value.hasMore || others.count > room,
        total: new.count < min(others.count, room) ? nil : theirs.value.total.map { $0 + ownTotal }),
      cachedAt: theirs.cachedAt)
  }

  /// Returns those of the given recipes that the collection doesn't list under the same filter.
  private func unknown(
    _ recipes: ArraySlice<Recipe>, _ filter: RecipeFilter
  ) async throws(GatewayError) -> [Recipe] {
    var unknown: [Recipe] = []
    for recipe in recipes {
      do {
        if !filter.passes(try await own.details(recipe.id).value) { unknown.append(recipe) }
      } catch .notFound {
        unknown.append(recipe)
      } catch {
        throw error
      }
    }
    return unknown
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await service.suggestions(for: search, limit: limit)
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    do { return try await own.recipe(id) } catch .notFound { return try await service.recipe(id) } catch { throw error }
  }

  /// Returns a recipe from the collection, or otherwise from the service. If the collection has only the list entry of the recipe, because
  /// the recipe was imported from a list, the service is tried first.
  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    let known: SourceAnswer<RecipeDetails>
    do { known = try await own.details(id) } catch .notFound { return try await service.details(id) } catch {
      throw error
    }
    if known.value.canBeCooked { return known }
    do { return try await service.details(id) } catch .cancelled { throw .cancelled } catch { return known }
  }
}
