public import Entities

/// Lists recipes, with the favorites marked.
public protocol GetRecipeList: Sendable {
  /// Returns a page of the recipes that pass the filter. The page is shorter than requested if the source limits the page size.
  func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage
}

extension GetRecipeList {
  /// Returns a page of the recipes that match a search. By default, returns the first page of all recipes.
  public func callAsFunction(
    matching search: SearchText = SearchText(), page: Page = .first
  ) async throws(GatewayError) -> RecipePage {
    try await self(RecipeFilter(matching: search), page: page)
  }

  /// Returns the first page of the recipes that pass the filter.
  public func callAsFunction(_ filter: RecipeFilter) async throws(GatewayError) -> RecipePage {
    try await self(filter, page: .first)
  }
}

/// A page of a recipe list, with the favorites marked.
public struct RecipePage: ListPage {
  /// A recipe in the list, with its favorite status.
  public struct Row: Sendable, Hashable, Identifiable {
    /// The recipe, as listed by the source.
    public let recipe: Recipe
    /// Whether the recipe is a favorite.
    public let isFavorite: Bool

    /// The id of the recipe.
    public var id: Recipe.ID { recipe.id }

    /// Creates a row from a recipe and its favorite status.
    public init(_ recipe: Recipe, isFavorite: Bool) {
      self.recipe = recipe
      self.isFavorite = isFavorite
    }
  }

  /// The rows, in the order of the source.
  public let rows: [Row]
  /// The page that was requested.
  public let page: Page
  /// Whether more recipes follow this page.
  public let hasMore: Bool
  /// The total number of recipes. `nil` if the source doesn't provide it.
  public let total: Int?
  /// The total number of the user's favorites, including those that aren't in this list.
  public let favoriteCount: Int
  /// The date of the cached response. `nil` if the page doesn't come from a cache.
  public let cachedAt: Instant?
  /// The error from a source that failed, if the recipes come from several sources. `nil` if no source failed.
  public let problem: GatewayError?
  /// Whether recipes from one of several sources are still missing.
  public let isPartial: Bool

  /// Creates a page of recipes.
  public init(
    rows: [Row], page: Page, hasMore: Bool, total: Int? = nil, favoriteCount: Int = 0, cachedAt: Instant? = nil,
    problem: GatewayError? = nil, isPartial: Bool = false
  ) {
    self.rows = rows
    self.page = page
    self.hasMore = hasMore
    self.total = total
    self.favoriteCount = favoriteCount
    self.cachedAt = cachedAt
    self.problem = problem
    self.isPartial = isPartial
  }

  /// A single section with all rows, or no section if there are none.
  public var sections: [ListSection<Int, Row>] { rows.isEmpty ? [] : [ListSection(0, rows: rows)] }
}

/// Reads the page from a ``RecipeSource``, and marks the favorites in it.
public struct GetRecipeListInteractor: GetRecipeList {
  private let source: any RecipeSource
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameters:
  ///   - source: The source of the list.
  ///   - user: The user whose favorites are marked.
  public init(source: any RecipeSource, favorites: any FavoriteGateway, user: User.ID) {
    self.source = source
    self.favorites = favorites
    self.user = user
  }

  public func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage {
    let page = Page(offset: page.offset, limit: min(page.limit, source.longestPage))
    let answer = try await source.recipes(filter, page: page)
    let recipes = answer.value.recipes
    let marked = try await favorites.favorites(Set(recipes.map(\.id)), of: user)
    let count = try await favorites.favoriteCount(of: user)
    return RecipePage(
      rows: recipes.map { RecipePage.Row($0, isFavorite: marked[$0.id] != nil) }, page: page,
      hasMore: answer.value.hasMore, total: answer.value.total, favoriteCount: count, cachedAt: answer.cachedAt,
      problem: answer.problem)
  }
}
