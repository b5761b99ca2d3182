public import Entities
public import UseCases

/// Shows the menu as it is and as it changes, searches it while somebody types, and puts dishes in the order.
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
  }

  private let getMenu: any GetMenu
  private let watchMenu: (any WatchMenu)?
  private let addDishToOrder: any AddDishToOrder
  public let texts: Texts

  /// - Parameter watchMenu: `nil`: the screen shows what was read, whatever others change meanwhile.
  public init(
    getMenu: any GetMenu, watchMenu: (any WatchMenu)? = nil, addDishToOrder: any AddDishToOrder, texts: Texts
  ) {
    self.getMenu = getMenu
    self.watchMenu = watchMenu
    self.addDishToOrder = addDishToOrder
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
    guard let dish = list.shown?.answer.menu.dishes.first(where: { $0.id == row }) else { return }
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
    }
  }
}

extension MenuPage: ListAnswer {}
