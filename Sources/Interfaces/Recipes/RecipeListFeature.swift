public import Entities
public import UseCases

/// Shows and searches recipes, suggests titles as the user types, and marks favorites. This is the first screen of the recipes domain.
public typealias RecipeListPresenter = ListPresenter<RecipeListFeature>

/// A list of recipes. `RecipeUseCases.getRecipeList` determines the origin of the recipes. By default, the recipes in the collection are
/// listed first, then those from a service.
public final class RecipeListFeature: ListFeature {
  public typealias Row = RecipeRow
  public typealias Route = RecipeRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to add a listed recipe to the favorites, or to remove it from the favorites.
    case toggledFavorite(Recipe.ID)
    /// The user wants to see the favorites.
    case choseFavorites
    /// The user wants to add a recipe. A form opens.
    case wantedToAdd
    /// The user wants to edit a recipe in the collection.
    case wantedToEdit(Recipe.ID)
    /// The user wants to see recipes from the next origin that provides a list.
    case choseNextOrigin
  }

  /// The content that the screen shows in addition to the rows.
  public struct Extra: ListExtra, Sendable {
    /// A line with the date of the cached response. `nil` if the list is fresh.
    public var kept: String?
    /// A line about recipes that are still being requested from the service. `nil` if the list is complete.
    public var pending: String?
    /// The reason why the recipes of a source are missing. `nil` if all sources responded.
    public var problem: Problem?
    /// The suggestions for the typed text. `nil` if the user isn't typing.
    public var suggestions: SuggestionsModel?
    public var isShownWithoutRows: Bool { suggestions != nil }

    /// Creates the additional content, which is empty by default.
    package init(
      kept: String? = nil, pending: String? = nil, problem: Problem? = nil, suggestions: SuggestionsModel? = nil
    ) {
      self.kept = kept
      self.pending = pending
      self.problem = problem
      self.suggestions = suggestions
    }
  }

  private let recipes: RecipeUseCases
  public let options = RecipeOrigin.all
  private let showsOwnFirst: Bool
  private let favoriteToggle: FavoriteToggle
  private let titles: LiveSuggestions
  public let texts: Texts
  /// The favorite marks that have changed since the list was requested, by recipe.
  private var toggled: [Recipe.ID: Bool] = [:]
  private var suggestions: SuggestionsModel?

  /// Creates a list of recipes.
  ///
  /// - Parameters:
  ///   - recipes: the use cases that list, suggest and delete recipes, and mark favorites.
  ///   - showsOwnFirst: whether a list of all origins shows the user's own recipes first, and adds the service's recipes when they arrive.
  ///     Otherwise the list is shown when it is complete, as HTML pages and piped output require.
  ///   - searchDelay: the pause in typing before the list requests suggestions from a service, measured by `clock`.
  public init(
    _ recipes: RecipeUseCases, showsOwnFirst: Bool = true, texts: Texts, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.recipes = recipes
    self.showsOwnFirst = showsOwnFirst
    favoriteToggle = FavoriteToggle(recipes, texts: texts)
    titles = LiveSuggestions(recipes.suggestRecipes, texts: texts, delay: searchDelay, clock: clock)
    self.texts = texts
  }

  // MARK: Reading

  public func read(_ query: ListQuery<RecipeOrigin>, _ page: Page) async throws(GatewayError) -> RecipePage {
    if let own = try await ownPart(query, page) { return marked(own.partial) }
    return try await whole(query, page)
  }

  private func whole(_ query: ListQuery<RecipeOrigin>, _ page: Page) async throws(GatewayError) -> RecipePage {
    guard let getRecipeList = recipes.getRecipeList(from: query.options) else { throw .notFound }
    return marked(try await getRecipeList(matching: query.search, page: page))
  }

  /// Returns the user's own recipes on a page that also contains recipes from the service. Returns `nil` for any other page.
  private func ownPart(_ query: ListQuery<RecipeOrigin>, _ page: Page) async throws(GatewayError) -> RecipePage? {
    guard showsOwnFirst, query.options == .all, hasService, let getOwn = recipes.getRecipeList(from: .mine) else {
      return nil
    }
    let own = try await getOwn(matching: query.search, page: page)
    return own.rows.isEmpty || own.hasMore ? nil : own
  }

  /// Reads the complete list if only the user's own recipes have been shown.
  public func rest(
    of shown: RecipePage, _ query: ListQuery<RecipeOrigin>, _ page: Page
  ) async throws(GatewayError) -> RecipePage? {
    shown.isPartial ? try await whole(query, page) : nil
  }

  /// Returns the store to observe for changes. A list with recipes from a service isn't observed, because each request can count against a
  /// quota.
  public func changes(of query: ListQuery<RecipeOrigin>) -> (any ChangeGateway)? {
    query.options == .mine || !hasService ? recipes.collection as? any ChangeGateway : nil
  }

  /// Reads only the next page and appends it to the shown list, because a service limits the page size and counts requests.
  public func readOn(
    from shown: RecipePage, _ query: ListQuery<RecipeOrigin>, _ page: Page
  ) async throws(GatewayError) -> RecipePage {
    let next = try await whole(query, shown.following)
    return marked(shown).appending(next)
  }

  private func marked(_ page: RecipePage) -> RecipePage { toggled.reduce(page) { $0.marking($1.key, $1.value) } }

  public func model(_ answer: RecipePage?, _ query: ListQuery<RecipeOrigin>) -> RecipeListModel {
    var model = RecipeListModel(answer, searching: query.text, from: query.options, in: texts)
    model.suggestions = suggestions
    return model
  }

  // MARK: Typing

  /// Suggests titles for the text. If the text is blank, shows the whole list.
  public func search(_ text: String, in list: RecipeListPresenter) async {
    if !SearchText(text).isBlank {
      return await titles.type(text) { [weak self, weak list] suggestions in
        self?.suggestions = suggestions
        list?.tell()
      }
    }
    endSuggestions()
    guard list.query.search.isBlank, list.phase != .missing else { return await list.typed("") }
    if list.phase != .asked { list.tell() }
  }

  private func endSuggestions() {
    titles.stop()
    suggestions = nil
  }

  public func forget() {
    endSuggestions()
    toggled = [:]
  }

  // MARK: Acting

  public func choose(_ row: Recipe.ID, in list: RecipeListPresenter) async { list.go(to: .recipe(row)) }

  public func act(_ action: Action, in list: RecipeListPresenter) async {
    switch action {
    case .toggledFavorite(let recipe): await toggle(recipe, in: list)
    case .choseFavorites: list.go(to: .favorites)
    case .wantedToAdd: list.go(to: .newRecipe)
    case .wantedToEdit(let recipe): list.go(to: .recipeForm(recipe))
    case .choseNextOrigin: await list.read { $0 = next(after: $0) }
    }
  }

  private func next(after origin: RecipeOrigin) -> RecipeOrigin {
    guard hasService else { return .all }
    return RecipeOrigin.allCases.drop { $0 != origin }.dropFirst().first ?? .all
  }

  /// Whether a service provides recipes.
  private var hasService: Bool { recipes.getRecipeList(from: .service) != nil }

  private func toggle(_ id: Recipe.ID, in list: RecipeListPresenter) async {
    guard let row = await list.whole()?.answer.rows.first(where: { $0.id == id }),
      let outcome = await favoriteToggle.toggle(row.recipe, from: row.isFavorite)
    else { return }
    if outcome.isFavorite != row.isFavorite {
      toggled[id] = outcome.isFavorite
      list.revise { $0.marking(id, outcome.isFavorite) }
    }
    list.tell(outcome.notice)
  }

  // MARK: Deleting

  public func deletion(of row: Recipe.ID) async -> Deletion<Recipe.ID> {
    do {
      let details = try await recipes.collection.details(row).value
      return asks(
        about: details, of: row, { [texts] in texts.deletes($0.recipe) },
        deletedMessage: { [texts] in texts.deleted($0.recipe) }, recipes.deleteRecipe.callAsFunction)
    } catch .notFound {
      return .unchanged(.failed(texts.notInTheCollection(row)))
    } catch {
      return .unchanged(.failed(texts.problem(error)))
    }
  }
}

extension RecipePage: ListAnswer {}
