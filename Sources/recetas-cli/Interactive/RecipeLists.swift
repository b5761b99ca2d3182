import Interfaces
import UseCases

extension ListScene<RecipeListFeature> {
  /// The recipes: `/text` suggests while it is typed and searches at Enter, `* n` marks, `f` goes to the favourites.
  init(_ context: Context, _ router: any Router<RecipeRoute>, write: @escaping Write) throws {
    let (recipes, texts) = (try context.kit.recipes(), context.texts)
    self.init(
      RecipeListFeature(
        getRecipeList: recipes.getRecipeList, suggestRecipes: recipes.suggestRecipes,
        addToFavorites: recipes.addToFavorites,
        removeFromFavorites: recipes.removeFromFavorites, texts: texts, clock: context.kit.clock),
      context, router, write: write, waits: true,
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
  init(_ context: Context, _ router: any Router<RecipeRoute>, write: @escaping Write) throws {
    let (recipes, texts) = (try context.kit.recipes(), context.texts)
    self.init(
      FavoritesFeature(
        getFavorites: recipes.getFavorites, getFavoriteStatus: recipes.getFavoriteStatus,
        removeFromFavorites: recipes.removeFromFavorites, syncFavorites: recipes.syncFavorites, texts: texts),
      context, router, write: write, waits: true,
      keys: ListKeys(
        text: texts.favoritesKeys, isSearched: true, rows: ["x": { .act(.removed($0)) }],
        alone: ["s": .act(.wantedSync)]))
  }
}
