public import Entities

/// A recipe source with a fixed list of recipes.
public struct FixedRecipes: RecipeSource {
  private let recipes: [Recipe]

  /// - Parameter recipes: The recipes, in the order of the list.
  public init(_ recipes: [Recipe]) { self.recipes = recipes }

  /// Returns a page of the recipes that pass the filter. The diets and tags of these recipes are unknown, so no recipe passes a filter for
  /// diets or tags.
  public func recipes(_ filter: RecipeFilter, page: Page) -> SourceAnswer<RecipeList> {
    let hits = recipes.filter { filter.passes(RecipeDetails($0)) }
    let rest = hits.dropFirst(page.offset)
    return SourceAnswer(
      RecipeList(
        Array(rest.prefix(page.limit)), offset: page.offset, hasMore: rest.count > page.limit, total: hits.count))
  }
}

/// A recipe source with the user's favorites.
public struct FavoriteRecipes: RecipeSource {
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the favorites.
  public init(_ favorites: any FavoriteGateway, of user: User.ID) {
    self.favorites = favorites
    self.user = user
  }

  public func recipes(
    _ filter: RecipeFilter, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    let isOnlySearch = filter.isOnlySearch
    let read = isOnlySearch ? page : Page(limit: Page.maximum)
    let found = try await favorites.favorites(of: user, matching: filter.search, page: read)
    if isOnlySearch {
      return SourceAnswer(RecipeList(found.items.map(\.recipe), offset: page.offset, hasMore: found.hasMore))
    }
    let rest = found.items.filter { filter.fits($0.details) }.dropFirst(page.offset)
    return SourceAnswer(
      RecipeList(rest.prefix(page.limit).map(\.recipe), offset: page.offset, hasMore: rest.count > page.limit))
  }
}
