import Entities
import Interfaces
import UseCases

extension ListScene<RecipeListFeature> {
  /// The recipes: `/text` suggests while it is typed and searches at Enter, `* n` marks, `f` goes to the favorites, `o` to
  /// the recipes of another origin; `e n` edits, `x n` deletes, `n` adds one of the collection.
  init(_ stage: SceneContext<RecipeRoute>) throws {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    let recipes = try kit.recipes()
    let service = recipes.getRecipeList(from: .service)
    var others: [RecipeOrigin: any GetRecipeList] = [:]
    var alone: [String: ListEvent<RecipeListFeature>] = ["f": .act(.choseFavorites), "n": .act(.wantedToAdd)]
    if let service {
      others = [.service: service, .mine: recipes.getRecipeList(from: .mine) ?? service]
      alone["o"] = .act(.choseNextOrigin)
    }
    self.init(
      RecipeListFeature(
        getRecipeList: recipes.getRecipeList, suggestRecipes: recipes.suggestRecipes,
        addToFavorites: recipes.addToFavorites, removeFromFavorites: recipes.removeFromFavorites, otherLists: others,
        showsOwnFirst: stage.context.console.terminal != nil, collection: kit.store, deleteRecipe: recipes.deleteRecipe,
        texts: texts, clock: kit.clock),
      stage, of: service == nil ? .recipes : nil, waits: true,
      keys: ListKeys(
        text: texts.recipesKeys(hasService: service != nil), isSearched: true,
        rows: [
          "*": { .act(.toggledFavorite($0)) }, "e": { .act(.wantedToEdit($0)) }, "x": { .wantedToDelete($0) },
        ],
        alone: alone,
        row: { model, number in
          model.suggestions?.rows.first { $0.number == number }?.recipe
            ?? model.rows.first { $0.number == number }?.id
        }, isWhole: { $0?.suggestions == nil }))
  }
}

extension FormScene<RecipeFormFeature> {
  /// A recipe of the collection as a form: `o` opens it.
  init(_ subject: RecipeFormFeature.Subject, _ stage: SceneContext<RecipeRoute>) throws {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    let recipes = try kit.recipes()
    self.init(
      RecipeFormFeature(
        subject, recipes: kit.store, addRecipe: recipes.addRecipe, editRecipe: recipes.editRecipe, texts: texts),
      stage, keys: texts.recipeFormKeys, actions: ["o": .choseRecipe])
  }
}

extension ListScene<FavoritesFeature> {
  /// The favorites: `x n` removes, `s` synchronizes.
  init(_ stage: SceneContext<RecipeRoute>) throws {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    let recipes = try kit.recipes()
    self.init(
      FavoritesFeature(
        getFavorites: recipes.getFavorites, getFavoriteStatus: recipes.getFavoriteStatus,
        removeFromFavorites: recipes.removeFromFavorites, syncFavorites: recipes.syncFavorites,
        isSharedByStore: try kit.recipeServices().isSharedByStore, texts: texts),
      stage, waits: true,
      keys: ListKeys(
        text: texts.favoritesKeys, isSearched: true, rows: ["x": { .act(.removed($0)) }],
        alone: ["s": .act(.wantedSync)]))
  }
}

extension EventScene<RecipeEvent> {
  /// One recipe; `*` makes it a favorite, or no longer.
  init(_ id: Recipe.ID, _ stage: SceneContext<RecipeRoute>) throws {
    let context = stage.context
    let (recipes, texts) = (try context.kit.recipes(), context.texts)
    let screen = TextScreen<RecipeModel>(
      stage,
      .init(
        content: { RecipeText.lines($0, width: context.console.width, texts) }, notice: { NoticeText.lines($0.notice) })
    )
    self.init(
      presenter: RecipePresenter(
        id, getRecipe: recipes.getRecipe, addToFavorites: recipes.addToFavorites,
        removeFromFavorites: recipes.removeFromFavorites, screen: screen, texts: texts),
      keys: texts.recipeKeys, waits: true, appeared: .appeared, disappeared: .disappeared
    ) { $0.text == "*" ? .toggledFavorite : nil }
  }
}
