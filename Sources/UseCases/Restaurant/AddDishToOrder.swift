public import Entities

/// Puts a dish in the current order.
public protocol AddDishToOrder: Sendable {
  /// Adds `quantity` of a dish to the draft, which is created when there is none, and answers the draft as saved.
  ///
  /// A dish that the draft has already raises its line's quantity.
  func callAsFunction(_ dish: Dish.ID, quantity: Quantity) async throws(AddDishToOrderError) -> Order
}

/// Why a dish was not added; the order is as it was.
public enum AddDishToOrderError: StoreError, Sendable, Hashable {
  /// No dish of the menu has this id.
  case notInMenu(Dish.ID)
  /// The order can't hold it: a line would be above its limit, or the total out of reach.
  case refused(Dish, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// ``AddDishToOrder`` over the gateways that are given to it.
public struct AddDishToOrderInteractor: AddDishToOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Order.ID

  /// - Parameters:
  ///   - user: whose orders they are.
  ///   - makeID: answers a new id each time.
  public init(
    menu: any MenuGateway, orders: any OrderGateway, user: User.ID, makeID: @escaping @Sendable () -> Order.ID
  ) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.makeID = makeID
  }

  public func callAsFunction(_ id: Dish.ID, quantity: Quantity) async throws(AddDishToOrderError) -> Order {
    let dish: Dish
    do { dish = try await menu.dish(id) } catch .notFound { throw .notInMenu(id) } catch { throw .store(error) }
    return try await orders.changeDraft(of: user) { (draft) throws(AddDishToOrderError) in
      var order = draft ?? Order(id: makeID())
      do throws(OrderError) { try order.add(dish, quantity) } catch { throw .refused(dish, error) }
      return order
    }
  }
}
