public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: RecipeRecords {
  public func recipes(_ filter: RecipeFilter, page: Page) throws(GatewayError) -> RecipeList {
    let (blockIndex, isOpen) = (try blockIndex(.recipes), filter.search.isBlank && filter.isOnlySearch)
    let hits: (records: [RecipeDetails], passed: Int) = try hits(
      blockIndex, 0..<blockIndex.count, page: page, countsAll: !isOpen,
      where: isOpen ? nil : { $0.matches(filter.search) && filter.fits($0.record) })
    return RecipeList(
      hits.records.prefix(page.limit).map(\.recipe), offset: page.offset, hasMore: hits.records.count > page.limit,
      total: isOpen ? blockIndex.count : hits.passed)
  }

  public func suggestions(for search: SearchText, limit: Int) throws(GatewayError) -> [RecipeSuggestion] {
    let blockIndex = try blockIndex(.recipes)
    let all: (records: [RecipeDetails], passed: Int) = try hits(
      blockIndex, 0..<blockIndex.count, page: Page(limit: Page.maximum), where: { search.matches(folded: $0.title) })
    let hits = all.records.bestFirst { SearchRank(of: search, title: $0.recipe.title) }
    return hits.prefix(max(0, limit)).map { RecipeSuggestion($0.recipe) }
  }

  public func recipe(_ id: Recipe.ID) throws(GatewayError) -> Recipe? { try details(id)?.recipe }

  public func details(_ id: Recipe.ID) throws(GatewayError) -> RecipeDetails? { try record(id, in: .recipes) }

  public mutating func put(_ details: RecipeDetails) throws(GatewayError) {
    try putInBlocks(details, replacing: self.details(details.id), in: .recipes)
  }

  public mutating func deleteRecipe(_ id: Recipe.ID) throws(GatewayError) {
    guard let details = try details(id) else { return }
    try putInBlocks(nil, replacing: details, in: .recipes)
  }
}
