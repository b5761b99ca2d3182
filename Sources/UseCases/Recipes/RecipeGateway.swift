public import Entities

/// A source of a list of recipes: a service, a collection, the favorites, or anything else that can be read in pages.
public protocol RecipeSource: Sendable {
  /// Returns a page of the recipes that pass the filter, in the source's own order, without duplicates. Past the end, the page is empty.
  ///
  /// A blank search matches every recipe. A source that does not support a condition returns no recipes for it.
  func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList>

  /// The maximum length of a page. Longer pages must be read in parts.
  var longestPage: Int { get }
}

extension RecipeSource {
  /// The maximum length of a page, unlimited by default.
  public var longestPage: Int { Page.maximum }

  /// Returns a page of the recipes that match.
  public func recipes(matching search: SearchText, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await recipes(RecipeFilter(matching: search), page: page)
  }
}

/// A source that also provides single recipes and suggestions.
public protocol RecipeGateway: RecipeSource {
  /// Returns recipes whose title matches the text typed so far, best first, at most `limit`. Returns none if `limit` is below one.
  func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]>

  /// Returns the recipe as in a list. Throws ``GatewayError/notFound`` if no recipe has this id.
  ///
  /// If requests cost something, a recipe from an earlier response is not requested again.
  func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe

  /// Returns the whole recipe. Throws ``GatewayError/notFound`` if no recipe has this id.
  func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails>
}

/// A response of a source.
public struct SourceAnswer<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The content of the response.
  public let value: Value
  /// The date of the cached response. `nil` if it is not from a cache.
  public let keptSince: Instant?
  /// The error of one of several sources. `nil` if none failed.
  public let problem: GatewayError?

  /// Creates a response, by default a fresh and complete one.
  public init(_ value: Value, keptSince: Instant? = nil, problem: GatewayError? = nil) {
    self.value = value
    self.keptSince = keptSince
    self.problem = problem
  }

  /// Returns the same response with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> SourceAnswer<Other> {
    SourceAnswer<Other>(transform(value), keptSince: keptSince, problem: problem)
  }
}

/// A suggested recipe.
public struct RecipeSuggestion: Sendable, Hashable, Identifiable {
  /// The id of the recipe.
  public let id: Recipe.ID
  /// The title of the recipe.
  public let title: String

  /// Creates a suggestion of a source.
  public init(id: Recipe.ID, title: String) {
    self.id = id
    self.title = title
  }

  /// Creates the suggestion of a recipe.
  public init(_ recipe: Recipe) { self.init(id: recipe.id, title: recipe.title) }
}
