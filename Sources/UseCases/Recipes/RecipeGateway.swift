public import Entities

/// What a list of recipes is made of: a service, a collection, the favorites, or whatever else can be read in pages.
public protocol RecipeSource: Sendable {
  /// A page of the recipes that pass, in the source's own order, none twice; past the end it is empty.
  ///
  /// A blank search matches every recipe. A source that can't be asked for a condition has no recipe that meets it.
  func recipes(_ filter: RecipeFilter, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList>

  /// The largest page that it lists; more takes several pages.
  var longestPage: Int { get }
}

extension RecipeSource {
  /// As long as anybody wants.
  public var longestPage: Int { Page.maximum }

  /// A page of the recipes that match.
  public func recipes(matching search: SearchText, page: Page) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await recipes(RecipeFilter(matching: search), page: page)
  }
}

/// Where recipes are looked up.
public protocol RecipeGateway: RecipeSource {
  /// Recipes whose title fits what was typed so far, the best first, at most `limit`; none below one.
  func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]>

  /// The recipe as lists show it; throws ``GatewayError/notFound`` when there is none of this id.
  ///
  /// A recipe that was answered before, in a list or otherwise, is not requested again where a request costs something.
  func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe

  /// The whole recipe; throws ``GatewayError/notFound`` when there is none of this id.
  func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails>
}

/// What a source answered.
public struct SourceAnswer<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The answer.
  public let value: Value
  /// When the source said so, if this is an answer that was kept; `nil`: just now.
  public let keptSince: Instant?
  /// Why one of several sources failed; `nil`: none did.
  public let problem: GatewayError?

  /// By default, fresh and complete.
  public init(_ value: Value, keptSince: Instant? = nil, problem: GatewayError? = nil) {
    self.value = value
    self.keptSince = keptSince
    self.problem = problem
  }

  /// The same answer in another form.
  public func map<Other>(_ transform: (Value) -> Other) -> SourceAnswer<Other> {
    SourceAnswer<Other>(transform(value), keptSince: keptSince, problem: problem)
  }
}

/// A recipe that somebody may be looking for.
public struct RecipeSuggestion: Sendable, Hashable, Identifiable {
  /// The recipe's.
  public let id: Recipe.ID
  /// The title of the recipe.
  public let title: String

  /// A suggestion as a source made it.
  public init(id: Recipe.ID, title: String) {
    self.id = id
    self.title = title
  }

  /// The suggestion of a recipe.
  public init(_ recipe: Recipe) { self.init(id: recipe.id, title: recipe.title) }
}
