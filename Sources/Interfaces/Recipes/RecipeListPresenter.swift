import Entities
public import UseCases

/// Shows recipes, suggests titles while somebody types, searches, and marks favourites: the way into the domain.
///
/// What the list is of is up to the use case that it is given: a service, a collection, the favourites only.
public final class RecipeListPresenter: Presenter {
  private let favoriteSwitch: FavoriteSwitch
  private let screen: any Screen<RecipeListModel>
  private let router: any Router<RecipeRoute>
  private let texts: Texts
  private let getRecipeList: any GetRecipeList
  private let suggestRecipes: any SuggestRecipes
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  // Enter ends the typing of a search, so only a blank text waits for a pause.
  private lazy var list = LiveSearch<Wanted, RecipePage, GatewayError>(delay: searchDelay, clock: clock) {
    [getRecipeList] (wanted) async throws(GatewayError) in
    try await getRecipeList(matching: SearchText(wanted.query), page: wanted.page)
  } show: { [weak self] wanted, answer in
    self?.show(answer, to: wanted)
  }
  private lazy var titles = LiveSuggestions(suggestRecipes, texts: texts, delay: searchDelay, clock: clock) {
    [weak self] in self?.show($0)
  }

  /// A list that somebody wants to see, or the next page of the one that is there.
  private struct Wanted {
    let query: String
    var page = Page.first
  }

  private enum Standing {
    case missing, asked, there
    /// There, and the next page of it is being read.
    case growing
  }

  /// How the list stands of which the search is ``query``.
  private var standing = Standing.missing
  private var query = ""
  /// What is on the screen; it stays whole while something else is being read.
  private var shown: (page: RecipePage, query: String)?
  /// Marks that were changed since the list was asked for.
  private var toggled: [Recipe.ID: Bool] = [:]
  private var suggestions: SuggestionsModel?
  private var isGone = false

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameter searchDelay: how long typing must pause before anybody else is asked for suggestions, by `clock`.
  public init(
    getRecipeList: any GetRecipeList, suggestRecipes: any SuggestRecipes, addToFavorites: any AddToFavorites,
    removeFromFavorites: any RemoveFromFavorites, screen: any Screen<RecipeListModel>,
    router: any Router<RecipeRoute>, texts: Texts, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    favoriteSwitch = FavoriteSwitch(add: addToFavorites, remove: removeFromFavorites, texts: texts)
    self.screen = screen
    self.router = router
    self.texts = texts
    self.getRecipeList = getRecipeList
    self.suggestRecipes = suggestRecipes
    self.searchDelay = searchDelay
    self.clock = clock
  }

  public func handle(_ event: RecipeListEvent) async {
    switch event {
    case .appeared:
      isGone = false
      endSuggestions()
      screen.show(.loading)
      await list.now(want(query))
    case .typed(let text): await type(text)
    case .submittedSearch(let text):
      endSuggestions()
      await list.now(want(text))
    case .wantedMore:
      guard let shown, shown.page.hasMore, standing == .there else { return }
      standing = .growing
      await list.now(Wanted(query: query, page: shown.page.following))
    case .chose(let recipe), .choseSuggestion(let recipe): router.go(to: .recipe(recipe))
    case .toggledFavorite(let recipe): await toggle(recipe)
    case .choseFavorites: router.go(to: .favorites)
    case .disappeared:
      isGone = true
      endSuggestions()
      list.stop()
      standing = .missing
    }
  }

  private func want(_ text: String) -> Wanted {
    query = text
    standing = .asked
    toggled = [:]
    return Wanted(query: text)
  }

  private func show(_ answer: Result<RecipePage, GatewayError>, to wanted: Wanted) {
    switch (answer, standing) {
    case (.success(let page), .growing):
      shown = shown.map { ($0.page.appending(page), $0.query) }
      standing = .there
      show()
    case (.success(let page), _):
      shown = (toggled.reduce(page) { $0.marking($1.key, $1.value) }, wanted.query)
      standing = .there
      show()
    case (.failure(let error), .growing):
      standing = .there
      show(notice: .failed(texts.problem(error)))
    case (.failure(let error), _):
      standing = .missing
      screen.show(.failed(texts.problem(error)))
    }
  }

  private func type(_ text: String) async {
    if !SearchText(text).isBlank { return await titles.type(text) }
    endSuggestions()
    guard SearchText(query).isBlank, standing != .missing else { return await list.typed(want("")) }
    if standing != .asked { show() }
  }

  private func show(_ suggestions: SuggestionsModel) {
    self.suggestions = suggestions
    show()
  }

  private func endSuggestions() {
    titles.stop()
    suggestions = nil
  }

  private func toggle(_ id: Recipe.ID) async {
    guard let row = shown?.page.rows.first(where: { $0.id == id }),
      let outcome = await favoriteSwitch.toggle(row.recipe, from: row.isFavorite)
    else { return }
    if outcome.isFavorite != row.isFavorite {
      toggled[id] = outcome.isFavorite
      shown = shown.map { ($0.page.marking(id, outcome.isFavorite), $0.query) }
    }
    show(notice: outcome.notice)
  }

  private func show(notice: Notice? = nil) {
    if isGone { return }
    let query = shown?.query ?? ""
    if let page = shown?.page, page.rows.isEmpty, suggestions == nil, notice == nil {
      let nothing = SearchText(query).isBlank ? texts.noRecipes : texts.noRecipeFound(query)
      let message = [nothing, page.keptSince.map(texts.kept)].compactMap(\.self).joined(separator: " ")
      return screen.show(.empty(message: message))
    }
    var model = RecipeListModel(shown?.page, searching: query, in: texts)
    model.suggestions = suggestions
    model.notice = notice
    screen.show(.content(model))
  }
}
