public import Entities
public import UseCases

/// The collection of recipes of a store, as the rules of ``RecipeGateway`` read it.
public protocol RecipeRecords {
  /// A page as ``RecipeSource/recipes(matching:page:)`` answers it.
  func recipes(matching search: SearchText, page: Page) throws(GatewayError) -> RecipeList

  /// What ``RecipeGateway/suggestions(for:limit:)`` answers.
  func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion]

  /// The recipe of this id, as lists show it.
  func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe?

  /// The whole recipe of this id.
  func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails?
}

extension RecipeGateway where Self: RecordStore, Records: RecipeRecords {
  public func recipes(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await read(.recipes(search, page)) { (records) throws(GatewayError) in
      SourceAnswer(try records.recipes(matching: search, page: page))
    }
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await read(.suggestions(search, limit: limit)) { (records) throws(GatewayError) in
      SourceAnswer(try records.suggestions(for: search, limit: limit))
    }
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    try await read(.recipe(id)) { (records) throws(GatewayError) in try records.recipe(id).orNotFound }
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    try await read(.details(id)) { (records) throws(GatewayError) in
      SourceAnswer(try records.details(id).orNotFound)
    }
  }
}
