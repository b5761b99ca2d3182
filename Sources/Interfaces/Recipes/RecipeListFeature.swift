public import Entities
public import UseCases

/// Shows recipes, suggests titles while somebody types, searches, and marks favorites: the way into the domain.
public typealias RecipeListPresenter = ListPresenter<RecipeListFeature>

/// Recipes. `RecipeUseCases.getRecipeList` decides which: by default those of the collection, then a service's.
public final class RecipeListFeature: ListFeature {
  public typealias Row = RecipeRow
  public typealias Route = RecipeRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// A recipe of the list is to be a favorite, or to be none any more.
    case toggledFavorite(Recipe.ID)
    /// The list of favorites is wanted.
    case choseFavorites
    /// The user wants a form for a new recipe.
    case wantedToAdd
    /// The user wants to edit a recipe of the collection.
    case wantedToEdit(Recipe.ID)
    /// Switches to the next origin that has a list.
    case choseNextOrigin
  }

  /// The content beside the rows.
  public struct Extra: ListExtra, Sendable {
    /// Says of when the list is, if it is an answer that was kept.
    public var kept: String?
    /// The line about recipes that are still requested from the service. `nil` if the list is complete.
    public var pending: String?
    /// Why one of the sources is missing in the list; `nil`: none is.
    public var problem: Problem?
    /// The suggestions for what is typed; `nil`: nothing is being typed.
    public var suggestions: SuggestionsModel?
    public var standsAlone: Bool { suggestions != nil }

    /// Empty by default.
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
  private let favoriteSwitch: FavoriteSwitch
  private let titles: LiveSuggestions
  public let texts: Texts
  /// Marks that were changed since the list was asked for.
  private var toggled: [Recipe.ID: Bool] = [:]
  private var suggestions: SuggestionsModel?

  /// - Parameters:
  ///   - recipes: lists and suggests recipes, marks favorites, and deletes a recipe of the collection.
  ///   - showsOwnFirst: whether a list of all shows the user's own recipes at once, and appends the service's when they come. If it is
  ///     `false`, the list is shown when it is complete, as a page or a pipe needs it.
  ///   - searchDelay: how long typing must pause before a service is asked for suggestions, by `clock`.
  public init(
    _ recipes: RecipeUseCases, showsOwnFirst: Bool = true, texts: Texts, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.recipes = recipes
    self.showsOwnFirst = showsOwnFirst
    favoriteSwitch = FavoriteSwitch(recipes, texts: texts)
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

  /// The user's own recipes of a page, if the service's follow on it.
  private func ownPart(_ query: ListQuery<RecipeOrigin>, _ page: Page) async throws(GatewayError) -> RecipePage? {
    guard showsOwnFirst, query.options == .all, hasService, let getOwn = recipes.getRecipeList(from: .mine) else {
      return nil
    }
    let own = try await getOwn(matching: query.search, page: page)
    return own.rows.isEmpty || own.hasMore ? nil : own
  }

  /// The whole list, when the service has answered.
  public func rest(
    of shown: RecipePage, _ query: ListQuery<RecipeOrigin>, _ page: Page
  ) async throws(GatewayError) -> RecipePage? {
    shown.isPartial ? try await whole(query, page) : nil
  }

  /// A list with recipes of a service is not followed, as each request of a service may cost something.
  public func changes(of query: ListQuery<RecipeOrigin>) -> (any ChangeGateway)? {
    query.options == .mine || !hasService ? recipes.collection as? any ChangeGateway : nil
  }

  /// A service lists only so much at once, and counts what it is asked: the pages are put together.
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

  /// Titles are suggested; blank shows the whole list.
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

  /// Whether there are other origins than the user's own collection.
  private var hasService: Bool { recipes.getRecipeList(from: .service) != nil }

  private func toggle(_ id: Recipe.ID, in list: RecipeListPresenter) async {
    guard let row = await list.whole()?.answer.rows.first(where: { $0.id == id }),
      let outcome = await favoriteSwitch.toggle(row.recipe, from: row.isFavorite)
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
        told: { [texts] in texts.deleted($0.recipe) }, recipes.deleteRecipe.callAsFunction)
    } catch .notFound {
      return .unchanged(.failed(texts.notInTheCollection(row)))
    } catch {
      return .unchanged(.failed(texts.problem(error)))
    }
  }
}

extension RecipePage: ListAnswer {}
