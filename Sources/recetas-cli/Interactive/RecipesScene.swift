import Interfaces

/// The recipes: `/text` suggests while it is typed and searches at Enter, a number opens, `* n` marks, `f` goes to the favourites.
@MainActor struct RecipesScene: Scene {
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

  func typing(_ text: String) {
    guard text.hasPrefix("/") else { return }
    let query = String(Input(text).text.dropFirst())
    // The list is there: to type the key of the search is no search yet.
    if query.isEmpty && screen.model?.suggestions == nil { return }
    Task { await presenter.handle(.typed(query)) }
  }

  func disappear() async { await presenter.handle(.disappeared) }

  func handle(_ input: Input) async -> Bool {
    if input.text.hasPrefix("/") {
      // The keys before Enter are on their way to the presenter, and come first.
      await Task {}.value
      await presenter.handle(.submittedSearch(String(input.text.dropFirst())))
      return true
    }
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
