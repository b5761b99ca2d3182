public import Entities

/// Recipes of the user's own collection and of a service as one: the collection answers for what it holds, the service for the rest.
///
/// Lists begin with the collection. Suggestions are the service's; ``SuggestRecipes`` puts them together with what is at hand.
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

  /// The collection's recipes, then the service's that it does not have. The service is asked when a page reaches its recipes; when it
  /// fails, the collection's are the answer, with the problem, unless there are none on the page.
  public func recipes(
    _ filter: RecipeFilter, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    let mine = try await own.recipes(filter, page: page)
    let (found, ownTotal) = (mine.value.recipes, mine.value.total ?? 0)
    if mine.value.hasMore { return SourceAnswer(RecipeList(found, offset: page.offset, hasMore: true)) }
    // For a page that the collection fills, one service recipe is requested, to know whether the list goes on.
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
      keptSince: theirs.keptSince)
  }

  /// The recipes that the collection does not have already.
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
