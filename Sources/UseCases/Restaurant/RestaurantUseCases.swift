public import Entities

/// The use cases for the restaurant in one store, or in two stores: one for the menu, and one for the orders.
///
///     let restaurant = RestaurantUseCases(store: store)
///     let order = try await restaurant.addDishToOrder(dish.id, quantity: .one)
///
/// All restaurant presenters and features are created from this value. To replace a use case everywhere, assign a different one to its
/// property.
public struct RestaurantUseCases: Sendable {
  /// The ports that the use cases need.
  public typealias Store = MenuGateway & OrderGateway & ChangeGateway

  /// The store of the menu.
  public let menu: any MenuGateway & ChangeGateway
  /// The store of the orders.
  public let orders: any OrderGateway
  package let user: User.ID

  /// The use case that reads the menu, page by page.
  public var getMenu: any GetMenu
  /// The use case that watches a page of the menu for changes.
  public var watchMenu: any WatchMenu
  /// The use case that lists the kinds of dishes on the menu.
  public var getDishKinds: any GetDishKinds
  /// The use case that adds a dish to the menu.
  public var addDish: any AddDish
  /// The use case that changes a dish on the menu.
  public var editDish: any EditDish
  /// The use case that deletes a dish from the menu.
  public var deleteDish: any DeleteDish
  /// The use case that adds dishes to the draft.
  public var addDishToOrder: any AddDishToOrder
  /// The use case that changes the quantity of a dish in the draft.
  public var setLineQuantity: any SetLineQuantity
  /// The use case that sets the note for a dish in the draft.
  public var setLineNote: any SetLineNote
  /// The use case that removes a dish from the draft.
  public var removeLine: any RemoveLine
  /// The use case that reads the draft, compared with today's menu.
  public var getCurrentOrder: any GetCurrentOrder
  /// The use case that suggests the delivery address and the telephone number from the last order.
  public var offerDelivery: any OfferDelivery
  /// The use case that places the draft.
  public var placeOrder: any PlaceOrder
  /// The use case that cancels the order by deleting the draft.
  public var cancelOrder: any CancelOrder
  /// The use case that creates a draft from a placed order.
  public var orderAgain: any OrderAgain

  /// - Parameters:
  ///   - store: The store of the menu and the orders.
  ///   - user: The user who owns the orders.
  ///   - now: A closure that returns the date of a placed order.
  ///   - makeID: A closure that returns a new id for each order.
  public init(
    store: any Store, user: User.ID = .local, now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Order.ID = Order.ID.random
  ) {
    self.init(menu: store, orders: store, user: user, now: now, makeID: makeID)
  }

  /// - Parameters:
  ///   - menu: The store of the menu, which also provides notifications of changes to the menu.
  ///   - orders: The gateway that stores the orders.
  ///   - user: The user who owns the orders.
  ///   - now: A closure that returns the date of a placed order.
  ///   - makeID: A closure that returns a new id for each order.
  public init(
    menu: any MenuGateway & ChangeGateway, orders: any OrderGateway, user: User.ID = .local,
    now: @escaping @Sendable () -> Instant = SystemTime.now,
    makeID: @escaping @Sendable () -> Order.ID = Order.ID.random
  ) {
    self.menu = menu
    self.orders = orders
    self.user = user
    let getMenu = GetMenuInteractor(menu: menu)
    self.getMenu = getMenu
    watchMenu = WatchMenuInteractor(getMenu: getMenu, store: menu)
    getDishKinds = GetDishKindsInteractor(menu: menu)
    addDish = AddDishInteractor(menu: menu)
    editDish = EditDishInteractor(menu: menu)
    deleteDish = DeleteInteractor(menu: menu)
    addDishToOrder = AddDishToOrderInteractor(menu: menu, orders: orders, user: user, makeID: makeID)
    setLineQuantity = SetLineQuantityInteractor(orders: orders, user: user)
    setLineNote = SetLineNoteInteractor(orders: orders, user: user)
    removeLine = RemoveLineInteractor(orders: orders, user: user)
    getCurrentOrder = GetCurrentOrderInteractor(menu: menu, orders: orders, user: user)
    offerDelivery = OfferDeliveryInteractor(orders: orders, user: user)
    placeOrder = PlaceOrderInteractor(menu: menu, orders: orders, user: user, now: now)
    cancelOrder = CancelOrderInteractor(orders: orders, user: user)
    orderAgain = OrderAgainInteractor(menu: menu, orders: orders, user: user, makeID: makeID)
  }
}
