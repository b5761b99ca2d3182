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

  /// The suggestions of `RecipeGateway.suggestions(for:limit:)`.
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
