public import Entities

/// Lists recipes, and says which of them are favorites: the way into the domain.
public protocol GetRecipeList: Sendable {
  /// A page of the recipes that pass; a shorter one where the source lists no more at once.
  func callAsFunction(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> RecipePage
}

extension GetRecipeList {
  /// A page of the recipes that match.
  public func callAsFunction(matching search: SearchText, page: Page) async throws(GatewayError) -> RecipePage {
    try await self(RecipeFilter(matching: search), page: page)
  }
}

/// A page of a list of recipes.
public struct RecipePage: ListPage {
  /// A recipe in the list.
  public struct Row: Sendable, Hashable, Identifiable {
    /// As its source lists it.
    public let recipe: Recipe
    /// Whether it is a favorite.
    public let isFavorite: Bool

    /// The recipe's.
    public var id: Recipe.ID { recipe.id }

    /// A row as a use case made it.
    public init(_ recipe: Recipe, isFavorite: Bool) {
      self.recipe = recipe
      self.isFavorite = isFavorite
    }
  }

  /// In the order of the source.
  public let rows: [Row]
  /// Which page it is.
  public let page: Page
  /// Whether recipes follow after this page.
  public let hasMore: Bool
  /// How many recipes there are in all, if the source knows.
  public let total: Int?
  /// How many favorites the user has, in this list or not.
  public let favoriteCount: Int
  /// When the source said so, if this is an answer that was kept.
  public let keptSince: Instant?
  /// Why one of several sources is missing in it; `nil`: none is.
  public let problem: GatewayError?

  /// A page as a use case made it.
  public init(
    rows: [Row], page: Page, hasMore: Bool, total: Int? = nil, favoriteCount: Int = 0, keptSince: Instant? = nil,
    problem: GatewayError? = nil
  ) {
    self.rows = rows
    self.page = page
    self.hasMore = hasMore
    self.total = total
    self.favoriteCount = favoriteCount
    self.keptSince = keptSince
    self.problem = problem
  }

  /// One section, as recipes are not sorted into any.
  public var sections: [ListSection<Int, Row>] { rows.isEmpty ? [] : [ListSection(0, rows: rows)] }
}

/// Reads the page from whatever ``RecipeSource`` it is given, and marks the favorites in it.
public struct GetRecipeListInteractor: GetRecipeList {
  private let source: any RecipeSource
  private let favorites: any FavoriteGateway
  private let user: User.ID

  /// - Parameters:
  ///   - source: what the list is made of; another one makes another list.
  ///   - user: whose favorites are marked.
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
      hasMore: answer.value.hasMore, total: answer.value.total, favoriteCount: count, keptSince: answer.keptSince,
      problem: answer.problem)
  }
}
