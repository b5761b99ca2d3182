import Entities
import Interfaces
import UseCases

extension ListScene<RecipeListFeature> {
  /// Creates the screen with the recipes. `/text` suggests recipes while the user is typing and searches on Enter, `* n` marks a favorite,
  /// `f` opens the favorites, `o` switches to another origin, `e n` edits row n, `x n` deletes it, and `n` adds a recipe.
  init(_ stage: SceneContext<RecipeRoute>) throws {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    let recipes = try kit.recipes()
    let hasService = recipes.getRecipeList(from: .service) != nil
    var alone: [String: ListEvent<RecipeListFeature>] = ["f": .act(.choseFavorites), "n": .act(.wantedToAdd)]
    if hasService { alone["o"] = .act(.choseNextOrigin) }
    self.init(
      RecipeListFeature(
        recipes, showsOwnFirst: stage.context.console.terminal != nil, texts: texts, clock: kit.clock),
      stage, of: hasService ? nil : .recipes, waits: true,
      keys: ListKeys(
        text: texts.recipesKeys(hasService: hasService), isSearched: true,
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
  /// Creates the form of a recipe in the collection. `o` opens the recipe.
  init(_ subject: RecipeFormFeature.Subject, _ stage: SceneContext<RecipeRoute>) throws {
    let texts = stage.context.texts
    self.init(
      RecipeFormFeature(subject, try stage.context.kit.recipes(), texts: texts), stage, keys: texts.recipeFormKeys,
      actions: ["o": .choseRecipe])
  }
}

extension ListScene<FavoritesFeature> {
  /// Creates the screen with the favorites. `x n` removes row n, and `s` synchronizes.
  init(_ stage: SceneContext<RecipeRoute>) throws {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    self.init(
      FavoritesFeature(
        try kit.recipes(), isSharedByStore: try kit.recipeServices().isSharedByStore, texts: texts), stage, waits: true,
      keys: ListKeys(
        text: texts.favoritesKeys, isSearched: true, rows: ["x": { .act(.removed($0)) }],
        alone: ["s": .act(.wantedSync)]))
  }
}

extension EventScene<RecipeEvent> {
  /// Creates the screen with the details of a recipe. `*` adds the recipe to the favorites or removes it.
  init(_ id: Recipe.ID, _ stage: SceneContext<RecipeRoute>) throws {
    let context = stage.context
    let texts = context.texts
    let screen = TextScreen<RecipeModel>(
      stage,
      .init(
        content: { RecipeText.lines($0, width: context.console.width, texts) }, notice: { NoticeText.lines($0.notice) })
    )
    self.init(
      presenter: RecipePresenter(id, try context.kit.recipes(), screen: screen, texts: texts),
      keys: texts.recipeKeys, waits: true, appeared: .appeared, disappeared: .disappeared
    ) { $0.text == "*" ? .toggledFavorite : nil }
  }
}
