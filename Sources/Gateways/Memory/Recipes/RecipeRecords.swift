public import Entities
public import UseCases

/// The collection of recipes of a store, as the rules of `RecipeCollectionGateway` read and write it.
public protocol RecipeRecords: SampleRecords {
  /// A page of the recipes that pass, in the order of `RecipePosition`, and how many there are.
  func recipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList

  /// A page of the recipes that pass as `RecipeGateway` has them: sorted as `SearchText.bestFirst(_:)` does.
  ///
  /// The default implementation reads all hits that are ranked, whatever the page.
  func bestRecipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList

  /// What `RecipeGateway.suggestions(for:limit:)` answers.
  func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion]

  /// The recipe of this id, as lists show it.
  func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe?

  /// The whole recipe of this id.
  func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails?

  /// Saves a recipe, replacing the one of the same id.
  mutating func put(_ details: RecipeDetails) throws(GatewayError)

  /// Deletes the recipe of this id.
  mutating func deleteRecipe(_ id: Recipe.ID) throws(GatewayError)
}

extension RecipeRecords {
  public func bestRecipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList {
    var (total, texts): (Int?, [Recipe.ID: [String]]) = (nil, [:])
    let found = try filter.search.bestFirst(page, title: \.title, texts: { texts[$0.id] ?? [] }) {
      (page) throws(GatewayError) in
      let list = try recipes(filter, page: page)
      total = list.total
      if !filter.search.isBlank, !list.hasMore {
        for recipe in list.recipes { texts[recipe.id] = try details(recipe.id)?.searchedTexts.beyondTitle }
      }
      return Paged(list.recipes, hasMore: list.hasMore)
    }
    return RecipeList(found.items, offset: page.offset, hasMore: found.hasMore, total: total)
  }
}

extension RecipeGateway where Self: RecordStore, Records: RecipeRecords {
  public func recipes(
    _ filter: RecipeFilter, page: Page
  ) async throws(GatewayError) -> SourceAnswer<RecipeList> {
    try await read(.recipes(filter, page)) { (records) throws(GatewayError) in
      SourceAnswer(try records.bestRecipes(filter, page: page))
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

extension RecipeCollectionGateway where Self: RecordStore, Records: RecipeRecords {
  public func addRecipe(_ details: RecipeDetails) async throws(GatewayError) {
    try await change(.addRecipe(details)) { (records) throws(GatewayError) in
      if try records.recipe(details.id) != nil { throw .conflict }
      try records.put(details)
    }
  }

  public func replaceRecipe(_ previous: RecipeDetails, by details: RecipeDetails) async throws(GatewayError) {
    try await change(.replaceRecipe(previous, by: details)) { (records) throws(GatewayError) in
      let kept = try records.details(details.id).orNotFound
      guard kept == previous else { throw .conflict }
      if kept == details { return }
      try records.put(details)
      try records.keepSample(details.id.text, of: .recipes)
    }
  }

  public func deleteRecipe(_ expected: RecipeDetails) async throws(GatewayError) {
    try await change(.deleteRecipe(expected)) { (records) throws(GatewayError) in
      if try records.details(expected.id).orNotFound != expected { throw .conflict }
      try records.deleteRecipe(expected.id)
      try records.pruneSamples(of: .recipes)
    }
  }
}
