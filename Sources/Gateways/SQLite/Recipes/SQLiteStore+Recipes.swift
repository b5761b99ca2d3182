#if SQLite
  public import Entities
  public import UseCases

  extension SQLiteStore: RecipeGateway {
    public func recipes(matching search: SearchText, page: Page) throws(GatewayError) -> SourceAnswer<RecipeList> {
      try read { (database) throws(GatewayError) in
        SourceAnswer(try RecipeTable(database).list(matching: search, page: page))
      }
    }

    public func suggestions(
      for search: SearchText, limit: Int
    ) throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
      try read { (database) throws(GatewayError) in
        SourceAnswer(try RecipeTable(database).suggestions(for: search, limit: limit))
      }
    }

    public func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe {
      let recipe = try read { (database) throws(GatewayError) in try RecipeTable(database).recipe(id) }
      guard let recipe else { throw .notFound }
      return recipe
    }

    public func details(_ id: Recipe.ID) throws(GatewayError) -> SourceAnswer<RecipeDetails> {
      let details = try read { (database) throws(GatewayError) in try RecipeTable(database).details(id) }
      guard let details else { throw .notFound }
      return SourceAnswer(details)
    }
  }
#endif
