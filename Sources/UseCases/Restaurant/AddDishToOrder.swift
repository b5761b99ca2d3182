public import Entities

/// Adds dishes to the current order.
public protocol AddDishToOrder: Sendable {
  /// Adds `quantity` of each dish to the draft, either all dishes or none, and returns the saved draft. Creates a draft if there is none.
  ///
  /// If the draft already contains a dish, the quantity of the dish's line is increased.
  ///
  /// - Parameter note: The new note for each of the dishes. `nil` to keep their current notes.
  func callAsFunction(
    _ dishes: [Dish.ID], quantity: Quantity, note: OrderNote?
  ) async throws(AddDishToOrderError) -> OrderDraft
}

extension AddDishToOrder {
  /// Adds `quantity` of one dish to the draft.
  public func callAsFunction(_ dish: Dish.ID, quantity: Quantity) async throws(AddDishToOrderError) -> OrderDraft {
    try await self([dish], quantity: quantity, note: nil)
  }
}

/// The reason why no dish was added. The order is unchanged.
public enum AddDishToOrderError: StoreError, Sendable, Hashable {
  /// No dish on the menu has this id.
  case notInMenu(Dish.ID)
  /// The quantity of a line or the total would exceed its limit.
  case refused(Dish, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// Adds dishes through a ``MenuGateway`` and an ``OrderGateway``.
public struct AddDishToOrderInteractor: AddDishToOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Order.ID

  /// - Parameters:
  ///   - user: The user who owns the orders.
  ///   - makeID: A closure that returns a new id for each draft.
  public init(
    menu: any MenuGateway, orders: any OrderGateway, user: User.ID, makeID: @escaping @Sendable () -> Order.ID
  ) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.makeID = makeID
  }

  public func callAsFunction(
    _ ids: [Dish.ID], quantity: Quantity, note: OrderNote?
  ) async throws(AddDishToOrderError) -> OrderDraft {
    var dishes: [Dish] = []
    for id in ids {
      do { dishes.append(try await menu.dish(id)) } catch .notFound { throw .notInMenu(id) } catch {
        throw .store(error)
      }
    }
    return try await orders.changeDraft(of: user) { [dishes] (draft) throws(AddDishToOrderError) in
      var order = draft ?? OrderDraft(id: makeID())
      for dish in dishes {
        do throws(OrderError) { try order.add(dish, quantity, note: note) } catch { throw .refused(dish, error) }
      }
      return order
    }
  }
}
