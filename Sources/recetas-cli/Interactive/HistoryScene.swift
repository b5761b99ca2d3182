import Entities
import Interfaces

/// Past orders: a number opens one, `a n` orders it again, `m` shows more.
@MainActor struct HistoryScene: Scene {
  private let screen: TextScreen<HistoryModel>
  private let presenter: HistoryPresenter
  let keys: String

  init(_ context: Context, _ router: any Router<RestaurantRoute>, write: @escaping @MainActor ([Line]) -> Void) {
    screen = TextScreen(
      context.texts, write: write, .init(content: HistoryText.lines, notice: HistoryText.notice))
    presenter = HistoryPresenter(
      orders: context.kit.store, user: context.kit.user, orderAgain: context.kit.orderAgain, screen: screen,
      router: router, texts: context.texts)
    keys = context.texts.historyKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func handle(_ input: Input) async -> Bool {
    let order = screen.model?.rows.first { $0.number == input.number }?.order
    switch (input.key, order) {
    case ("", let order?): await presenter.handle(.chose(order))
    case ("a", let order?): await presenter.handle(.repeated(order))
    case ("m", nil) where input.number == nil: await presenter.handle(.wantedMore)
    default: return false
    }
    return true
  }
}

/// One past order.
@MainActor struct PlacedOrderScene: Scene {
  private let presenter: PlacedOrderPresenter
  let keys: String

  init(_ id: Order.ID, _ context: Context, write: @escaping @MainActor ([Line]) -> Void) {
    let texts = context.texts
    presenter = PlacedOrderPresenter(
      id, orders: context.kit.store, user: context.kit.user,
      screen: TextScreen(texts, write: write, .init(content: { OrderText.lines($0, texts) })), texts: texts)
    keys = texts.commonKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func handle(_ input: Input) async -> Bool { false }
}
