public import Entities
public import UseCases

extension StateStore: RecipeGateway {
  public func recipes(matching search: SearchText, page: Page) throws(GatewayError) -> SourceAnswer<RecipeList> {
    try read { (state) in SourceAnswer(state.recipes.list(matching: search, page: page)) }
  }

  public func suggestions(
    for search: SearchText, limit: Int
  ) throws(GatewayError) -> SourceAnswer<[RecipeSuggestion]> {
    try read { (state) in SourceAnswer(state.recipes.suggestions(for: search, limit: limit)) }
  }

  public func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe {
    try read { (state) throws(GatewayError) in try state.recipes.details(id).recipe }
  }

  public func details(_ id: Recipe.ID) throws(GatewayError) -> SourceAnswer<RecipeDetails> {
    try read { (state) throws(GatewayError) in SourceAnswer(try state.recipes.details(id)) }
  }
}
