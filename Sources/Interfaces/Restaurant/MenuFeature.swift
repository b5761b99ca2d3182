public import Entities
public import UseCases

/// Shows the menu as it is and as it changes, searches it while somebody types, puts dishes in the order, and takes one off the menu.
public typealias MenuPresenter = ListPresenter<MenuFeature>

/// The menu.
public struct MenuFeature: ListFeature {
  public typealias Row = DishRow
  public typealias Route = RestaurantRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// One more of a dish goes into the order.
    case added(Dish.ID)
    /// The order is wanted.
    case choseOrder
    /// The user wants a form for a new dish.
    case wantedToAdd
    /// The user wants to edit a dish.
    case wantedToEdit(Dish.ID)
  }

  private let getMenu: any GetMenu
  private let watchMenu: (any WatchMenu)?
  private let addDishToOrder: any AddDishToOrder
  private let menu: (any MenuGateway)?
  private let deleteDish: (any DeleteDish)?
  public let texts: Texts

  /// - Parameters:
  ///   - watchMenu: `nil`: the screen does not follow changes.
  ///   - menu: where a dish is read before it is deleted.
  ///   - deleteDish: `nil`: this screen deletes nothing.
  public init(
    getMenu: any GetMenu, watchMenu: (any WatchMenu)? = nil, addDishToOrder: any AddDishToOrder,
    menu: (any MenuGateway)? = nil, deleteDish: (any DeleteDish)? = nil, texts: Texts
  ) {
    self.getMenu = getMenu
    self.watchMenu = watchMenu
    self.addDishToOrder = addDishToOrder
    self.menu = menu
    self.deleteDish = deleteDish
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> MenuPage {
    try await getMenu(matching: query.search, of: nil, page: page)
  }

  public func follow(
    _ query: ListQuery<Nothing>, _ page: Page, tell: (MenuPage) -> Void
  ) async throws(GatewayError) {
    guard var readings = watchMenu?(matching: query.search, of: nil, page: page).makeAsyncIterator() else { return }
    while let reading = try await readings.next() { tell(reading.page) }
  }

  public func model(_ answer: MenuPage?, _ query: ListQuery<Nothing>) -> MenuModel {
    MenuModel(answer?.menu ?? Menu(), searching: query.text, hasMore: answer?.hasMore == true, in: texts)
  }

  public func choose(_ row: Dish.ID, in list: MenuPresenter) async {
    guard let dish = await list.whole()?.answer.menu.dishes.first(where: { $0.id == row }) else { return }
    list.tell(.done([texts.words(dish)]))
  }

  public func act(_ action: Action, in list: MenuPresenter) async {
    switch action {
    case .added(let dish):
      do {
        let order = try await addDishToOrder(dish, quantity: .one)
        list.tell(.done([texts.added(dish, to: order)]))
      } catch {
        list.fail(texts.problem(error))
      }
    case .choseOrder: list.go(to: .order)
    case .wantedToAdd: list.go(to: .newDish)
    case .wantedToEdit(let dish): list.go(to: .dish(dish))
    }
  }

  public func deletion(of row: Dish.ID) async -> Deletion<Dish.ID> {
    guard let menu, let deleteDish else { return .unchanged(nil) }
    return await deletion(ifMissing: texts.noSuchDish(row)) { () throws(GatewayError) in
      asks(
        about: try await menu.dish(row), of: row, texts.deletes, told: texts.deleted, deleteDish.callAsFunction)
    }
  }
}

extension MenuPage: ListAnswer {}
