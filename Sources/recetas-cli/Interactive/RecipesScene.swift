import Interfaces

/// The recipes: `/text` suggests while it is typed and searches at Enter, a number opens, `* n` marks, `f` goes to the favourites.
@MainActor struct RecipesScene: SearchingScene {
  private let screen: TextScreen<RecipeListModel>
  private let presenter: RecipeListPresenter
  let keys: String
  let waits = true

  init(_ context: Context, _ router: any Router<RecipeRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    let (kit, width) = (context.kit, context.console.width)
    screen = TextScreen(
      context.texts, write: write,
      .init(content: { RecipeListText.lines($0, width: width) }, notice: RecipeListText.notice))
    presenter = RecipeListPresenter(
      getRecipeList: kit.getRecipeList, suggestRecipes: kit.suggestRecipes, addToFavorites: kit.addToFavorites,
      removeFromFavorites: kit.removeFromFavorites, screen: screen, router: router, texts: context.texts,
      clock: kit.clock)
    keys = context.texts.recipesKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func searched(_ text: String) async {
    // The list is there: to type the key of the search is no search yet.
    if text.isEmpty && screen.model?.suggestions == nil { return }
    await presenter.handle(.typed(text))
  }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async -> Bool {
    let suggested = screen.model?.suggestions?.rows.first { $0.number == input.number }?.recipe
    let recipe = suggested ?? screen.model?.rows.first { $0.number == input.number }?.recipe
    switch (input.key, recipe) {
    case ("", let recipe?): await presenter.handle(suggested == nil ? .chose(recipe) : .choseSuggestion(recipe))
    case ("*", let recipe?): await presenter.handle(.toggledFavorite(recipe))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    case ("f", nil) where input.number == nil: await presenter.handle(.choseFavorites)
    default: return false
    }
    return true
  }
}
