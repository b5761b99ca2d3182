public import Entities

/// The use cases of the restaurant, over one store, or over two: one for the menu, one for the orders.
///
///     let restaurant = RestaurantUseCases(store: store)
///     let order = try await restaurant.addDishToOrder(dish.id, quantity: .one)
public struct RestaurantUseCases: Sendable {
  /// The ports that the use cases need.
  public typealias Store = MenuGateway & OrderGateway & ChangeGateway

  private let menu: any MenuGateway & ChangeGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant
  private let makeID: @Sendable () -> Order.ID

  /// - Parameters:
  ///   - store: stores the menu and the orders.
  ///   - user: the user of the orders.
  ///   - now: the date of a placed order.
  ///   - makeID: returns a new id for each order.
  public init(
    store: any Store, user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Order.ID = Order.ID.random
  ) {
    self.init(menu: store, orders: store, user: user, now: now, makeID: makeID)
  }

  /// - Parameters:
  ///   - menu: stores the menu, and reports its changes.
  ///   - orders: stores the orders.
  ///   - user: the user of the orders.
  ///   - now: the date of a placed order.
  ///   - makeID: returns a new id for each order.
  public init(
    menu: any MenuGateway & ChangeGateway, orders: any OrderGateway, user: User.ID = .local,
    now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Order.ID = Order.ID.random
  ) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.now = now
    self.makeID = makeID
  }

  /// Reads the menu, page by page.
  public var getMenu: any GetMenu { GetMenuInteractor(menu: menu) }
  /// Follows a page of the menu.
  public var watchMenu: any WatchMenu { WatchMenuInteractor(getMenu: getMenu, store: menu) }
  /// Lists the kinds of dishes on the menu.
  public var getDishKinds: any GetDishKinds { GetDishKindsInteractor(menu: menu) }
  /// Adds a dish to the menu.
  public var addDish: any AddDish { AddDishInteractor(menu: menu) }
  /// Changes a dish of the menu.
  public var editDish: any EditDish { EditDishInteractor(menu: menu) }
  /// Deletes a dish from the menu.
  public var deleteDish: any DeleteDish { DeleteInteractor(menu: menu) }
  /// Adds a dish to the draft.
  public var addDishToOrder: any AddDishToOrder {
    AddDishToOrderInteractor(menu: menu, orders: orders, user: user, makeID: makeID)
  }
  /// Changes the quantity of a dish in the draft.
  public var setLineQuantity: any SetLineQuantity { SetLineQuantityInteractor(orders: orders, user: user) }
  /// Sets the note of a dish in the draft.
  public var setLineNote: any SetLineNote { SetLineNoteInteractor(orders: orders, user: user) }
  /// Removes a dish from the draft.
  public var removeLine: any RemoveLine { RemoveLineInteractor(orders: orders, user: user) }
  /// Reads the draft, compared with today's menu.
  public var getCurrentOrder: any GetCurrentOrder { GetCurrentOrderInteractor(menu: menu, orders: orders, user: user) }
  /// Suggests the delivery of the last order.
  public var offerDelivery: any OfferDelivery { OfferDeliveryInteractor(orders: orders, user: user) }
  /// Places the draft.
  public var placeOrder: any PlaceOrder { PlaceOrderInteractor(menu: menu, orders: orders, user: user, now: now) }
  /// Deletes the draft.
  public var cancelOrder: any CancelOrder { CancelOrderInteractor(orders: orders, user: user) }
  /// Makes a draft from a placed order.
  public var orderAgain: any OrderAgain {
    OrderAgainInteractor(menu: menu, orders: orders, user: user, makeID: makeID)
  }
}
