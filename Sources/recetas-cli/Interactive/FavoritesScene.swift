import Interfaces

/// The favourites: `/text` searches while it is typed, a number opens, `x n` removes, `s` synchronises, `m` shows more.
@MainActor struct FavoritesScene: SearchingScene {
  private let screen: TextScreen<FavoritesModel>
  private let presenter: FavoritesPresenter
  let keys: String
  let waits = true

  init(_ context: Context, _ router: any Router<RecipeRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    let (kit, width) = (context.kit, context.console.width)
    screen = TextScreen(
      context.texts, write: write,
      .init(content: { FavoritesText.lines($0, width: width) }, notice: FavoritesText.notice))
    presenter = FavoritesPresenter(
      getFavorites: kit.getFavorites, getFavoriteStatus: kit.getFavoriteStatus,
      removeFromFavorites: kit.removeFromFavorites, syncFavorites: kit.syncFavorites, screen: screen, router: router,
      texts: context.texts, clock: kit.clock)
    keys = context.texts.favoritesKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func searched(_ text: String) async { await presenter.handle(.searched(text)) }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async -> Bool {
    let recipe = screen.model?.rows.first { $0.number == input.number }?.recipe
    switch (input.key, recipe) {
    case ("", let recipe?): await presenter.handle(.chose(recipe))
    case ("x", let recipe?): await presenter.handle(.removed(recipe))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    case ("s", nil) where input.number == nil: await presenter.handle(.wantedSync)
    default: return false
    }
    return true
  }
}
