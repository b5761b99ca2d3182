import Entities
import Interfaces

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
