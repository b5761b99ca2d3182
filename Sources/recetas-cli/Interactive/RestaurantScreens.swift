import Entities
import Interfaces
import UseCases

extension ListScene<MenuFeature> {
  /// The menu as it changes: `+ n` adds row n, `o` goes to the order.
  init(_ context: Context, _ router: any Router<RestaurantRoute>, write: @escaping Write) {
    let (restaurant, texts) = (context.kit.restaurant, context.texts)
    self.init(
      MenuFeature(
        getMenu: restaurant.getMenu, watchMenu: restaurant.watchMenu, addDishToOrder: restaurant.addDishToOrder,
        texts: texts),
      context, router, write: write,
      keys: ListKeys(
        text: texts.menuKeys, isSearched: true, rows: ["+": { .act(.added($0)) }], alone: ["o": .act(.choseOrder)]))
  }
}

extension ListScene<HistoryFeature> {
  /// Past orders: `a n` orders row n again.
  init(_ context: Context, _ router: any Router<RestaurantRoute>, write: @escaping Write) {
    let (kit, texts) = (context.kit, context.texts)
    self.init(
      HistoryFeature(orders: kit.store, user: kit.user, orderAgain: kit.restaurant.orderAgain, texts: texts), context,
      router,
      write: write, keys: ListKeys(text: texts.historyKeys, rows: ["a": { .act(.repeated($0)) }]))
  }
}

extension EventScene<PlacedOrderEvent> {
  /// One past order.
  init(_ id: Order.ID, _ context: Context, write: @escaping Write) {
    let (kit, texts) = (context.kit, context.texts)
    let screen = TextScreen<OrderModel>(texts, write: write, .init(content: { OrderText.lines($0, texts) }))
    self.init(
      presenter: PlacedOrderPresenter(id, orders: kit.store, user: kit.user, screen: screen, texts: texts),
      keys: texts.commonKeys, appeared: .appeared)
  }
}
