import Entities
import Interfaces
import UseCases

/// The tab with the menu, the order, the past orders and the dish forms.
@MainActor public final class RestaurantTab: TabModel {
  public let columns = Columns<RestaurantRoute>(first: .order)
  /// The menu screen in the first column.
  public let menu: ListScreen<MenuFeature>

  private let restaurant: RestaurantUseCases
  private let context: AppContext
  private var texts: Texts { context.texts }

  init(_ context: AppContext) {
    self.context = context
    restaurant = RestaurantUseCases(store: context.store)
    let (columns, texts) = (columns, context.texts)
    let list = context.list(MenuFeature(restaurant, texts: texts), of: .restaurant, router: columns)
    menu = ListScreen(
      list, choice: { .act(.added($0)) }, chosen: { await columns.reload(.order) },
      toolbar: [
        AppAction(texts.say("Tu pedido", "Your Order"), symbol: "cart") { await list.handle(.act(.choseOrder)) },
        AppAction(texts.say("Pedidos anteriores", "Past Orders"), symbol: "clock") { columns.go(to: .history) },
        AppAction(texts.say("Nuevo plato", "New Dish"), symbol: "plus") { await list.handle(.act(.wantedToAdd)) },
      ], deletesRows: true, in: texts,
      buttons: { row in
        [AppAction(texts.edit, symbol: "pencil") { await list.handle(.act(.wantedToEdit(row.id))) }]
      }, words: { RowLine($0.name, detail: $0.description, value: $0.price) })
  }

  public var root: any AppScreen { menu }

  public func screen(at route: RestaurantRoute) -> any AppScreen {
    switch route {
    case .menu: menu
    case .dish(let id): dish(id)
    case .newDish: newDish
    case .order: order
    case .history: history
    case .placedOrder(let id): placedOrder(id)
    }
  }

  /// The screen of the current order.
  public var order: OrderScreen {
    columns.screen(at: .order) { OrderScreen(restaurant, texts: texts) }
  }

  /// The list of past orders, which can be ordered again.
  public var history: ListScreen<HistoryFeature> {
    columns.screen(at: .history) {
      let list = context.list(HistoryFeature(restaurant, texts: texts), of: .restaurant, router: columns.above)
      let again = texts.say("Pedir otra vez", "Order Again")
      return ListScreen(
        list, agreement: again, in: texts,
        buttons: { row in
          [AppAction(again, symbol: "arrow.clockwise") { await list.handle(.act(.repeated(row.id))) }]
        }, words: { RowLine($0.date, detail: $0.units, value: $0.total) })
    }
  }

  /// Returns the page that shows a past order.
  public func placedOrder(_ id: Order.ID) -> PageScreen {
    columns.screen(at: .placedOrder(id)) {
      let screen = ObservableScreen<OrderModel>()
      return PageScreen(PlacedOrderPresenter(id, restaurant, screen: screen, texts: texts), of: screen) { order in
        var page = PageContent(order.title)
        page.add("", order.details)
        page.add(order.units, order.rows.map { "\($0.quantity) × \($0.name), \($0.total)" })
        page.add("Total", [order.total])
        return page
      }
    }
  }

  /// Returns the form that changes a dish.
  public func dish(_ id: Dish.ID) -> FormScreen<DishFormFeature> { form(.dish(id), at: .dish(id)) }
  /// The form for a new dish.
  public var newDish: FormScreen<DishFormFeature> { form(.newDish, at: .newDish) }

  private func form(
    _ subject: DishFormFeature.Subject, at route: RestaurantRoute
  ) -> FormScreen<DishFormFeature> {
    columns.screen(at: route) {
      FormScreen(DishFormFeature(subject, restaurant, texts: texts), router: columns.above)
    }
  }
}

extension Texts {
  var edit: String { say("Editar", "Edit") }
}
