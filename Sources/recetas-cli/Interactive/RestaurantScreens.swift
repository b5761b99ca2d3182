import Entities
import Interfaces
import UseCases

extension ListScene<MenuFeature> {
  /// The menu as it changes: `+ n` adds row n to the order, `o` goes there; `e n` edits, `x n` deletes row n, `n` adds a dish.
  init(_ stage: SceneContext<RestaurantRoute>) {
    let (kit, restaurant, texts) = (stage.context.kit, stage.context.kit.restaurant, stage.context.texts)
    self.init(
      MenuFeature(
        getMenu: restaurant.getMenu, watchMenu: restaurant.watchMenu, addDishToOrder: restaurant.addDishToOrder,
        menu: kit.store, deleteDish: restaurant.deleteDish, texts: texts),
      stage, of: .restaurant,
      keys: ListKeys(
        text: texts.menuKeys, isSearched: true,
        rows: ["+": { .act(.added($0)) }, "e": { .act(.wantedToEdit($0)) }, "x": { .wantedToDelete($0) }],
        alone: ["o": .act(.choseOrder), "n": .act(.wantedToAdd)]))
  }
}

extension FormScene<DishFormFeature> {
  /// A dish of the menu as a form.
  init(_ subject: DishFormFeature.Subject, _ stage: SceneContext<RestaurantRoute>) {
    let (kit, restaurant, texts) = (stage.context.kit, stage.context.kit.restaurant, stage.context.texts)
    self.init(
      DishFormFeature(
        subject, menu: kit.store, addDish: restaurant.addDish, editDish: restaurant.editDish, texts: texts),
      stage, keys: texts.dishKeys, actions: [:])
  }
}

extension ListScene<HistoryFeature> {
  /// Past orders: `a n` orders row n again.
  init(_ stage: SceneContext<RestaurantRoute>) {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    self.init(
      HistoryFeature(orders: kit.store, user: kit.user, orderAgain: kit.restaurant.orderAgain, texts: texts), stage,
      keys: ListKeys(text: texts.historyKeys, isSearched: true, rows: ["a": { .act(.repeated($0)) }]))
  }
}

extension EventScene<DetailEvent> {
  /// One past order.
  init(_ id: Order.ID, _ stage: SceneContext<RestaurantRoute>) {
    let (kit, texts) = (stage.context.kit, stage.context.texts)
    let screen = TextScreen<OrderModel>(stage, .init(content: { OrderText.lines($0, texts) }))
    self.init(
      presenter: PlacedOrderPresenter(id, orders: kit.store, user: kit.user, screen: screen, texts: texts),
      keys: texts.commonKeys, appeared: .appeared, disappeared: .disappeared)
  }
}
