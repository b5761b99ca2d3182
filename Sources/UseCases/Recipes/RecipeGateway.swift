public import Entities

/// A source of recipe lists: a service, a collection, the favorites, or anything else that can be read in pages.
public protocol RecipeSource: Sendable {
  /// Returns a page of the recipes that pass the filter, in the source's own order, without duplicates. Past the end, the page is empty.
  ///
  /// A blank search matches every recipe. A source that doesn't support one of the filter's conditions returns no recipes.
  func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList>

  /// The maximum length of a page. Longer pages must be read in parts.
  var longestPage: Int { get }
}

extension RecipeSource {
  /// The maximum length of a page, unlimited by default.
  public var longestPage: Int { Page.maximum }

  /// Returns a page of the recipes that match a search.
  public func recipes(matching search: SearchText, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await recipes(RecipeFilter(matching: search), page: page)
  }
}

/// A recipe source that also provides individual recipes and suggestions.
public protocol RecipeGateway: RecipeSource {
  /// Returns at most `limit` recipes whose title matches the text typed so far, best first. Returns no recipes if `limit` is less than one.
  func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]>

  /// Returns the list entry of a recipe. Throws ``GatewayError/notFound`` if no recipe has this id.
  ///
  /// If requests have a cost, a recipe from an earlier response isn't requested again.
  func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe

  /// Returns the whole recipe. Throws ``GatewayError/notFound`` if no recipe has this id.
  func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails>
}

/// A response from a source.
public struct SourceAnswer<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The content of the response, such as a recipe list.
  public let value: Value
  /// The date of the cached response. `nil` if the response doesn't come from a cache.
  public let cachedAt: Instant?
  /// The error from a source that failed, if the response combines several sources. `nil` if no source failed.
  public let problem: GatewayError?

  /// Creates a response. By default, it is fresh and complete.
  public init(_ value: Value, cachedAt: Instant? = nil, problem: GatewayError? = nil) {
    self.value = value
    self.cachedAt = cachedAt
    self.problem = problem
  }

  /// Returns the response with its value transformed.
  package func map<Other>(_ transform: (Value) -> Other) -> SourceAnswer<Other> {
    SourceAnswer<Other>(transform(value), cachedAt: cachedAt, problem: problem)
  }
}

/// A recipe suggested while the user types.
public struct RecipeSuggestion: Sendable, Hashable, Identifiable {
  /// The id of the suggested recipe.
  public let id: Recipe.ID
  /// The title of the suggested recipe.
  public let title: String

  /// Creates a suggestion from a recipe's id and title.
  public init(id: Recipe.ID, title: String) {
    self.id = id
    self.title = title
  }

  /// Creates a suggestion from a recipe.
  public init(_ recipe: Recipe) { self.init(id: recipe.id, title: recipe.title) }
}
