public import Entities
public import UseCases

extension RecipeGateway where Self: RecordStore, Records: RecipeRecords {
  public func recipes(
    _ filter: RecipeFilter, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await read(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      SourceAnswer(try records.bestRecipes(filter, page: page))
    }
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) async throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try await read(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      SourceAnswer(try records.suggestions(for: search, limit: limit))
    }
  }

  public func recipe(_ id: Recipe.ID) async throws(GatewayError) -> Recipe {
    try await read(touching: .domain(.recipes)) { (records) throws(GatewayError) in try records.recipe(id).orNotFound }
  }

  public func details(_ id: Recipe.ID) async throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    try await read(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      SourceAnswer(try records.details(id).orNotFound)
    }
  }
}

extension RecipeCollectionGateway where Self: RecordStore, Records: RecipeRecords {
  public func addRecipe(_ details: RecipeDetails) async throws(GatewayError) {
    try await change(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      if try records.recipe(details.id) != nil { throw .conflict }
      try records.put(details)
    }
  }

  public func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError) {
    try await change(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      let kept = try records.details(details.id).orNotFound
      guard kept == previous else { throw .conflict }
      if kept == details { return }
      try records.put(details)
      try records.keepSample(details.id.text, of: .recipes)
    }
  }

  public func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError) {
    try await change(touching: .domain(.recipes)) { (records) throws(GatewayError) in
      if try records.details(expected.id).orNotFound != expected { throw .conflict }
      try records.deleteRecipe(expected.id)
      try records.pruneSamples(of: .recipes)
    }
  }
}
