import Interfaces

/// The menu as it changes: `/text` searches while it is typed, `+ n` adds row n, `m` shows more, `o` goes to the order.
@MainActor struct MenuScene: SearchingScene {
  private let screen: TextScreen<MenuModel>
  private let presenter: MenuPresenter
  let keys: String

  init(_ context: Context, _ router: any Router<RestaurantRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    let width = context.console.width
    screen = TextScreen(
      context.texts, write: write,
      .init(content: { MenuText.lines($0, width: width) }, notice: MenuText.notice))
    presenter = MenuPresenter(
      getMenu: context.kit.getMenu, watchMenu: context.kit.watchMenu, addDishToOrder: context.kit.addDishToOrder,
      screen: screen, router: router, texts: context.texts, clock: context.kit.clock)
    keys = context.texts.menuKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func searched(_ text: String) async { await presenter.handle(.searched(text)) }

  func submittedSearch(_ text: String) async { await presenter.handle(.submittedSearch(text)) }

  func disappear() async { await presenter.handle(.disappeared) }

  func act(on input: Input) async -> Bool {
    let dish = screen.model?.rows.first { $0.number == input.number }?.dish
    switch (input.key, dish) {
    case ("", let dish?): await presenter.handle(.chose(dish))
    case ("+", let dish?): await presenter.handle(.added(dish))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    case ("o", nil) where input.number == nil: await presenter.handle(.choseOrder)
    default: return false
    }
    return true
  }
}
