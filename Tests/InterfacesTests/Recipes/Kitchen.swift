import Entities
import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// A cookbook with its use cases and an in-memory store that fails when a test requests it.
struct Kitchen: World {
  let world = TestWorld()
  let cookbook: SmallCookbook
  let user = User.ID.local
  let texts: Texts

  /// Creates a kitchen.
  ///
  /// - Parameter recipes: The recipes in the cookbook. By default, the recipes of the small cookbook.
  init(_ language: Language = .spanish, recipes: [Recipe]? = nil) async throws {
    cookbook = try SmallCookbook()
    texts = Texts(language)
    try await replaceRecipes(try recipes.map { try $0.map { try RecipeDetails(recipe: $0) } } ?? cookbook.all)
  }

  func replaceRecipes(_ recipes: [RecipeDetails]) async throws {
    try await base.importSeed(.recipes) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for recipe in recipes { _ = try writer.insert(.recipe(recipe)) }
      return .commit(())
    }
  }
}

extension Kitchen {
  /// The use cases, backed by the store that fails when a test requests it.
  var useCases: RecipeUseCases { RecipeUseCases(store: store, user: user, now: { SmallCookbook.now }) }

  /// Adds recipes to the favorites in the underlying store, which never fails.
  func mark(_ recipes: Recipe...) async throws {
    for recipe in recipes { _ = try await base.addFavorite(Favorite(recipe, addedAt: SmallCookbook.now), of: user) }
  }

  func favorites() async throws -> [Recipe.ID] {
    try await base.favorites(of: user, matching: SearchText(), page: .first).items.map(\.id)
  }

  /// Creates the presenter of a recipe list. By default, it has the actual use cases, but no suggestions.
  @MainActor func listPresenter(
    _ ui: RecordingScreen<RecipeListModel, RecipeRoute>, getRecipeList: (any GetRecipeList)? = nil,
    suggestRecipes: any SuggestRecipes = NoSuggestions(), addToFavorites: (any AddToFavorites)? = nil,
    searchDelay: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(), followsChanges: Bool = false
  ) -> RecipeListPresenter {
    var useCases = useCases
    useCases.suggestRecipes = suggestRecipes
    if let getRecipeList { useCases.getRecipeList = getRecipeList }
    if let addToFavorites { useCases.addToFavorites = addToFavorites }
    let recipes = RecipeListFeature(useCases, texts: texts, searchDelay: searchDelay, clock: clock)
    return RecipeListPresenter(
      recipes, screen: ui, router: ui, searchDelay: searchDelay, clock: clock, followsChanges: followsChanges)
  }
}

/// A use case that never suggests anything.
struct NoSuggestions: SuggestRecipes {
  func callAsFunction(_ search: SearchText) -> RecipeSuggestions { RecipeSuggestions([]) }
}

/// A synchronization that never finds changes.
struct NothingToSync: SyncFavorites {
  func callAsFunction() -> SyncReport { SyncReport() }
}

extension Kitchen {
  /// Marks every favorite as sent.
  func settle() async throws {
    let states = try await base.favoriteStates(of: user)
    let settlements = states.map { id, state in
      FavoriteStateChange(id, from: state, to: state.isFavorite ? .kept(state.favorite) : nil)
    }
    try await base.settle(settlements, of: user)
  }

  /// Creates the presenter of the favorites.
  ///
  /// - Parameter syncFavorites: The synchronization. `nil` if favorites are not shared. By default, there is nothing to synchronize.
  @MainActor func favoritesPresenter(
    _ ui: RecordingScreen<FavoritesModel, RecipeRoute>, syncFavorites: (any SyncFavorites)? = NothingToSync(),
    isSharedByStore: Bool = false, followsChanges: Bool = false
  ) -> FavoritesPresenter {
    var useCases = useCases
    useCases.syncFavorites = syncFavorites
    return FavoritesPresenter(
      FavoritesFeature(useCases, isSharedByStore: isSharedByStore, texts: texts), screen: ui, router: ui,
      searchDelay: .zero, followsChanges: followsChanges)
  }

  /// Returns the step that shows these favorites, which are unsent by default. Unsent changes are shown only if favorites are shared.
  func shownFavorites(
    _ recipes: [Recipe], searching query: String = "", count: Int? = nil, unsent: [Recipe]? = nil,
    removed: [Recipe] = [], isShared: Bool = true, notice: Notice? = nil
  ) -> RecordingScreen<FavoritesModel, RecipeRoute>.Step {
    let favorites = recipes.map { Favorite($0, addedAt: SmallCookbook.now) }
    let page = FavoritePage(favorites, page: .first, hasMore: false, count: count ?? recipes.count)
    let additions = unsent ?? (count == nil ? recipes : [cookbook.gazpacho.recipe, cookbook.tortilla.recipe])
    let status = FavoriteStatus(count: page.count, unsentAdditions: additions, unsentRemovals: removed)
    var model = FavoritesModel(page, searching: query, status: isShared ? status : nil, in: texts)
    model.notice = notice
    return .shows(.content(model))
  }
}
