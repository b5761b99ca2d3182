import Entities
import Interfaces
import UseCases

extension ListScene<MenuFeature> {
  /// Creates the menu screen, which is updated when the menu changes. `+ n` adds row n to the order, `o` opens the order, `e n` edits row
  /// n, `x n` deletes it, and `n` adds a dish.
  init(_ stage: SceneContext<RestaurantRoute>) {
    let texts = stage.context.texts
    self.init(
      MenuFeature(stage.context.kit.restaurant, texts: texts), stage, of: .restaurant, followsSharedStore: true,
      keys: ListKeys(
        text: texts.menuKeys, isSearched: true,
        rows: ["+": { .act(.added($0)) }, "e": { .act(.wantedToEdit($0)) }, "x": { .wantedToDelete($0) }],
        alone: ["o": .act(.choseOrder), "n": .act(.wantedToAdd)]))
  }
}

extension FormScene<DishFormFeature> {
  /// Creates the form of a dish.
  init(_ subject: DishFormFeature.Subject, _ stage: SceneContext<RestaurantRoute>) {
    let texts = stage.context.texts
    self.init(
      DishFormFeature(subject, stage.context.kit.restaurant, texts: texts), stage, keys: texts.dishKeys, actions: [:])
  }
}

extension ListScene<HistoryFeature> {
  /// Creates the screen with the placed orders. `a n` orders row n again.
  init(_ stage: SceneContext<RestaurantRoute>) {
    let texts = stage.context.texts
    self.init(
      HistoryFeature(stage.context.kit.restaurant, texts: texts), stage,
      keys: ListKeys(text: texts.historyKeys, isSearched: true, rows: ["a": { .act(.repeated($0)) }]))
  }
}

extension EventScene<DetailEvent> {
  /// Creates the screen with the details of a placed order.
  init(_ id: Order.ID, _ stage: SceneContext<RestaurantRoute>) {
    let texts = stage.context.texts
    let screen = TextScreen<OrderModel>(stage, .init(content: { OrderText.lines($0, texts) }))
    self.init(
      presenter: PlacedOrderPresenter(id, stage.context.kit.restaurant, screen: screen, texts: texts),
      keys: texts.commonKeys, appeared: .appeared, disappeared: .disappeared)
  }
}
