import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// A restaurant in memory whose store fails when a test says so, with its real use cases.
struct Restaurant: World {
  let world = TestWorld()
  let menu: SmallMenu
  let user = User.ID.local
  let texts: Texts

  /// - Parameter dishes: what the menu holds; the small one when nothing is said.
  init(_ language: Language = .spanish, dishes: [Dish]? = nil) async throws {
    menu = try SmallMenu()
    texts = Texts(language)
    try await replaceMenu(dishes ?? menu.dishes)
  }

  func replaceMenu(_ dishes: [Dish]) async throws {
    try await base.importSeed(.restaurant) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for dish in dishes { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
  }
}

extension Restaurant {
  typealias Lines = [(dish: Dish, count: Int)]

  /// When an order is placed: 15 January 2027, 08:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  static func delivery(_ address: String = "Calle del Pez, 3", _ phone: String = "915 55 12 34") throws -> Delivery {
    Delivery(address: try Address(address), phone: try PhoneNumber(phone))
  }

  /// An order of so many of each dish.
  static func order(_ lines: Lines, id: String = "order-1") throws -> OrderDraft {
    var order = OrderDraft(id: try Order.ID(id))
    for line in lines { try order.add(line.dish, Quantity(line.count)) }
    return order
  }

  /// The order that a draft becomes so many seconds after ``now``.
  static func placed(_ draft: OrderDraft, after seconds: Double = 0) throws -> PlacedOrder {
    try draft.placed(Placement(date: now + seconds, delivery: delivery()))
  }

  /// Puts dishes in the draft.
  @discardableResult func draft(_ lines: Lines, id: String = "order-1") async throws -> OrderDraft {
    let order = try Self.order(lines, id: id)
    try await base.saveDraft(order, of: user, replacing: nil)
    return order
  }

  /// Places an order, so many seconds after ``now``.
  @discardableResult func place(
    _ lines: Lines, id: String = "order-1", after seconds: Double = 0
  ) async throws -> PlacedOrder {
    let draft = try await draft(lines, id: id)
    let order = try Self.placed(draft, after: seconds)
    try await base.place(order, of: user, replacing: draft)
    return order
  }

  func draft() async throws -> OrderDraft? { try await base.draft(of: user) }
}

extension Restaurant {
  var getMenu: any GetMenu { GetMenuInteractor(menu: store) }
  var getOverview: any GetOverview { GetOverviewInteractor(store: store, orders: store, favorites: store, user: user) }
  var getCurrentOrder: any GetCurrentOrder { GetCurrentOrderInteractor(menu: store, orders: store, user: user) }
  var offerDelivery: any OfferDelivery { OfferDeliveryInteractor(orders: store, user: user) }

  /// The drafts that it makes have this id.
  func addDishToOrder(id: String = "order-1") throws -> any AddDishToOrder {
    let id = try Order.ID(id)
    return AddDishToOrderInteractor(menu: store, orders: store, user: user) { id }
  }

  func orderAgain(id: String = "order-9") throws -> any OrderAgain {
    let id = try Order.ID(id)
    return OrderAgainInteractor(menu: store, orders: store, user: user) { id }
  }

  func orderActions(
    getCurrentOrder: (any GetCurrentOrder)? = nil, offerDelivery: (any OfferDelivery)? = nil
  ) -> OrderPresenter.Actions {
    OrderPresenter.Actions(
      getCurrentOrder: getCurrentOrder ?? self.getCurrentOrder,
      setLineQuantity: SetLineQuantityInteractor(orders: store, user: user),
      setLineNote: SetLineNoteInteractor(orders: store, user: user),
      removeLine: RemoveLineInteractor(orders: store, user: user), offerDelivery: offerDelivery ?? self.offerDelivery,
      placeOrder: PlaceOrderInteractor(menu: store, orders: store, user: user) { Self.now },
      cancelOrder: CancelOrderInteractor(orders: store, user: user))
  }
}

extension Restaurant {
  @MainActor func menuPresenter(
    _ ui: RecordingScreen<MenuModel, RestaurantRoute>, watchMenu: (any WatchMenu)? = nil
  ) throws -> MenuPresenter {
    let menu = MenuFeature(
      getMenu: getMenu, watchMenu: watchMenu, addDishToOrder: try addDishToOrder(), menu: store,
      deleteDish: DeleteInteractor(menu: store), texts: texts)
    return MenuPresenter(menu, screen: ui, router: ui, searchDelay: .zero)
  }

  @MainActor func dishPresenter(
    _ ui: RecordingScreen<DishFormModel, RestaurantRoute>, _ subject: DishFormFeature.Subject
  ) -> DishFormPresenter {
    let form = DishFormFeature(
      subject, menu: store, addDish: AddDishInteractor(menu: store), editDish: EditDishInteractor(menu: store),
      texts: texts)
    return DishFormPresenter(form, screen: ui, router: ui)
  }

  @MainActor func historyPresenter(_ ui: RecordingScreen<HistoryModel, RestaurantRoute>) throws -> HistoryPresenter {
    let history = HistoryFeature(orders: store, user: user, orderAgain: try orderAgain(), texts: texts)
    return HistoryPresenter(history, screen: ui, router: ui)
  }
}
