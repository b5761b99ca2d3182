public import Entities
public import UseCases

/// Shows the menu, observes changes to it, searches it as the user types, adds dishes to the order, and deletes dishes.
public typealias MenuPresenter = ListPresenter<MenuFeature>

/// The list of dishes on the menu.
public struct MenuFeature: ListFeature {
  public typealias Row = DishRow
  public typealias Route = RestaurantRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to increase the quantity of a dish in the order by one.
    case added(Dish.ID)
    /// The user wants to see the order.
    case choseOrder
    /// The user wants to add a dish. A form opens.
    case wantedToAdd
    /// The user wants to edit a dish.
    case wantedToEdit(Dish.ID)
  }

  private let restaurant: RestaurantUseCases
  public let texts: Texts

  /// Creates a list of dishes.
  ///
  /// - Parameter restaurant: the use cases that read the menu, add dishes to the order, and delete dishes.
  public init(_ restaurant: RestaurantUseCases, texts: Texts) {
    self.restaurant = restaurant
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> MenuPage {
    try await restaurant.getMenu(matching: query.search, of: nil, page: page)
  }

  public func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { restaurant.menu }

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
        let order = try await restaurant.addDishToOrder(dish, quantity: .one)
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
    await deletion(ifMissing: texts.noSuchDish(row)) { () throws(GatewayError) in
      asks(
        about: try await restaurant.menu.dish(row), of: row, texts.deletes, deletedMessage: texts.deleted,
        restaurant.deleteDish.callAsFunction)
    }
  }
}

extension MenuPage: ListAnswer {}
