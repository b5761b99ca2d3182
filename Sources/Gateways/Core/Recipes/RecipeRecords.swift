public import Entities
public import UseCases

/// Gives the shared implementation of `RecipeCollectionGateway` access to the recipe collection of a store.
public protocol RecipeRecords: SampleRecords {
  /// Returns a page of the recipes that match a filter, in the order of `RecipePosition`, and their total number.
  func recipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList

  /// Returns a page of the recipes that match a filter. The hits of a search are in the order of `SearchText.bestFirst(_:)`.
  ///
  /// The default implementation reads as many hits as can be ranked, regardless of the page.
  func bestRecipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList

  /// Returns suggestions for a search, for `RecipeGateway.suggestions(for:limit:)`.
  func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion]

  /// Returns the recipe with this id, as shown in lists. `nil` if there is none.
  func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe?

  /// Returns the complete recipe with this id. `nil` if there is none.
  func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails?

  /// Stores a recipe, replacing any recipe with the same id.
  mutating func put(_ details: RecipeDetails) throws(GatewayError)

  /// Deletes the recipe with this id.
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
