public import Entities

/// A source of a list of recipes: a service, a collection, the favorites, or anything else that can be read in pages.
public protocol RecipeSource: Sendable {
  /// A page of the recipes that pass, in the source's own order, none twice; past the end it is empty.
  ///
  /// A blank search matches every recipe. A source that does not support a condition returns no recipes for it.
  func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList>

  /// The largest page; longer ones are read in several pages.
  var longestPage: Int { get }
}

extension RecipeSource {
  /// No limit by default.
  public var longestPage: Int { Page.maximum }

  /// A page of the recipes that match.
  public func recipes(matching search: SearchText, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await recipes(RecipeFilter(matching: search), page: page)
  }
}

/// Reads single recipes and suggestions.
public protocol RecipeGateway: RecipeSource {
  /// Recipes whose title matches the text so far, the best first, at most `limit`; none if that is below one.
  func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]>

  /// The recipe as in a list; throws ``GatewayError/notFound`` when there is none with this id.
  ///
  /// If requests cost something, a recipe from an earlier answer is not requested again.
  func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe

  /// The whole recipe; throws ``GatewayError/notFound`` when there is none with this id.
  func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails>
}

/// An answer of a source.
public struct SourceAnswer<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public let value: Value
  /// The date of a cached answer; `nil`: not cached.
  public let keptSince: Instant?
  /// The error of one of several sources; `nil`: none failed.
  public let problem: GatewayError?

  /// By default, fresh and complete.
  public init(_ value: Value, keptSince: Instant? = nil, problem: GatewayError? = nil) {
    self.value = value
    self.keptSince = keptSince
    self.problem = problem
  }

  /// The same answer with another value.
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

  /// A suggestion of a source.
  public init(id: Recipe.ID, title: String) {
    self.id = id
    self.title = title
  }

  /// The suggestion of a recipe.
  public init(_ recipe: Recipe) { self.init(id: recipe.id, title: recipe.title) }
}
