public import Entities
public import UseCases

extension StateRecords: RecipeRecords {
  public func recipes(_ filter: RecipeFilter, page: Page) -> RecipeList {
    let hits = state.recipes.entries.filter { $0.matches(filter.search) && filter.fits($0.record) }
    let rest = hits.dropFirst(page.offset)
    return RecipeList(
      rest.prefix(page.limit).map(\.record.recipe), offset: page.offset, hasMore: rest.count > page.limit,
      total: hits.count)
  }

  public func suggestions(for search: SearchText, limit: Int) -> [RecipeSuggestion] {
    let hits = state.recipes.entries.bestFirst { SearchRank(of: search, folded: $0.title, []) }
    return hits.prefix(max(0, limit)).map { RecipeSuggestion($0.record.recipe) }
  }

  public func recipe(_ id: Recipe.ID) -> Recipe? { state.recipes[id]?.recipe }

  public func details(_ id: Recipe.ID) -> RecipeDetails? { state.recipes[id] }

  public mutating func put(_ details: RecipeDetails) { state.recipes[details.id] = details }

  public mutating func deleteRecipe(_ id: Recipe.ID) { state.recipes[id] = nil }
}

extension StateRecords: FavoriteRecords {
  public func favorites(of user: User.ID, matching search: SearchText, page: Page) -> Paged<Favorite> {
    book(of: user).favorites.page(page) { $0.matches(search) }
  }

  public func favoriteCount(of user: User.ID) -> Int { book(of: user).favorites.count }

  public func favoriteState(_ id: Recipe.ID, of user: User.ID) -> FavoriteState? { book(of: user).states[id] }

  public func favoriteStates(of user: User.ID) -> [Recipe.ID: FavoriteState] { book(of: user).states }

  public func unsentFavoriteStates(of user: User.ID) -> [Recipe.ID: FavoriteState] {
    book(of: user).states.filter(\.value.isUnsent)
  }

  public func hasFavoriteStates(of user: User.ID) -> Bool { state.favorites[user]?.states.isEmpty == false }

  public func favoritePlace(of user: User.ID) -> String? { state.favorites[user]?.place }

  public mutating func setFavoriteState(_ state: FavoriteState?, for id: Recipe.ID, of user: User.ID) {
    self.state.favorites[user, default: UserFavorites()].set(state, for: id)
  }

  public mutating func unsendFavorites(of user: User.ID) { state.favorites[user]?.unsend() }

  public mutating func setFavoritePlace(_ place: String?, of user: User.ID) {
    state.favorites[user, default: UserFavorites()].place = place
    // Users without favorites have no entry.
    if state.favorites[user] == UserFavorites() { state.favorites[user] = nil }
  }

  private func book(of user: User.ID) -> UserFavorites { state.favorites[user] ?? UserFavorites() }
}
