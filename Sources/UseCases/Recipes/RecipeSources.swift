public import Entities

/// A fixed list of recipes.
public struct GivenRecipes: RecipeSource {
  private let recipes: [Recipe]

  /// - Parameter recipes: in the order of the list.
  public init(_ recipes: [Recipe]) { self.recipes = recipes }

  public func recipes(matching search: SearchText, page: Page) -> SourceAnswer<RecipeList> {
    let hits = recipes.filter { $0.matches(search) }
    let rest = hits.dropFirst(page.offset)
    return SourceAnswer(
      RecipeList(
        Array(rest.prefix(page.limit)), offset: page.offset, hasMore: rest.count > page.limit, total: hits.count))
  }
}

/// A list of the user's favorites.
public struct FavoriteRecipes: RecipeSource {
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameter user: the user of the favorites.
  public init(_ favorites: any FavoriteGateway, of user: User.ID) {
    self.favorites = favorites
    self.user = user
  }

  public func recipes(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    let found = try await favorites.favorites(of: user, matching: search, page: page)
    return SourceAnswer(RecipeList(found.items.map(\.recipe), offset: page.offset, hasMore: found.hasMore))
  }
}
