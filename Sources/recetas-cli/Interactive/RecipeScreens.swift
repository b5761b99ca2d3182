import Entities
import Interfaces
import UseCases

extension ListScene<RecipeListFeature> {
  /// The recipes: `/text` suggests while it is typed and searches at Enter, `* n` marks, `f` goes to the favourites.
  init(_ stage: Stage<RecipeRoute>) throws {
    let (recipes, texts) = (try stage.context.kit.recipes(), stage.context.texts)
    self.init(
      RecipeListFeature(
        getRecipeList: recipes.getRecipeList, suggestRecipes: recipes.suggestRecipes,
        addToFavorites: recipes.addToFavorites, removeFromFavorites: recipes.removeFromFavorites, texts: texts,
        clock: stage.context.kit.clock),
      stage, waits: true,
      keys: ListKeys(
        text: texts.recipesKeys, isSearched: true, rows: ["*": { .act(.toggledFavorite($0)) }],
        alone: ["f": .act(.choseFavorites)],
        row: { model, number in
          model.suggestions?.rows.first { $0.number == number }?.recipe
            ?? model.rows.first { $0.number == number }?.id
        }, isWhole: { $0?.suggestions == nil }))
  }
}

extension ListScene<FavoritesFeature> {
  /// The favourites: `x n` removes, `s` synchronises.
  init(_ stage: Stage<RecipeRoute>) throws {
    let (recipes, texts) = (try stage.context.kit.recipes(), stage.context.texts)
    self.init(
      FavoritesFeature(
        getFavorites: recipes.getFavorites, getFavoriteStatus: recipes.getFavoriteStatus,
        removeFromFavorites: recipes.removeFromFavorites, syncFavorites: recipes.syncFavorites, texts: texts),
      stage, waits: true,
      keys: ListKeys(
        text: texts.favoritesKeys, isSearched: true, rows: ["x": { .act(.removed($0)) }],
        alone: ["s": .act(.wantedSync)]))
  }
}

extension EventScene<RecipeEvent> {
  /// One recipe; `*` makes it a favorite, or no longer.
  init(_ id: Recipe.ID, _ stage: Stage<RecipeRoute>) throws {
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
