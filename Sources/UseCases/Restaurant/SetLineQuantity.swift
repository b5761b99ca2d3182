public import Entities

/// Changes how many of a dish the current order has.
public protocol SetLineQuantity: Sendable {
  /// Sets or shifts the quantity of the draft's line for `dish`, and returns the draft as saved.
  ///
  /// - Parameter note: its new note, of which an empty one is `nil`; `nil`: it keeps the one that it has.
  func callAsFunction(
    _ change: QuantityChange, note: OrderNote??, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> Order
}

extension SetLineQuantity {
  /// Changes the quantity alone.
  public func callAsFunction(_ change: QuantityChange, of dish: Dish.ID) async throws(SetLineQuantityError) -> Order {
    try await callAsFunction(change, note: nil, of: dish)
  }
}

/// How a quantity changes.
public enum QuantityChange: Sendable, Hashable {
  /// This many, whatever there were.
  case to(Quantity)
  /// So many more, or fewer when negative; it never goes outside `Quantity.range`.
  case by(Int)
}

/// Why a quantity was not changed; the order is as it was.
public enum SetLineQuantityError: StoreError, Sendable, Hashable {
  /// The order has no line for this dish, or there is no order.
  case noSuchLine(Dish.ID)
  /// The quantity or the total would be outside its limits.
  case refused(Dish.ID, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// ``SetLineQuantity`` over the gateways that are given to it.
public struct SetLineQuantityInteractor: SetLineQuantity {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: whose orders they are.
  public init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  public func callAsFunction(
    _ change: QuantityChange, note: OrderNote??, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> Order {
    try await orders.changeDraft(of: user) { (draft) throws(SetLineQuantityError) in
      guard var order = draft else { throw .noSuchLine(dish) }
      do throws(OrderError) {
        switch change {
        case .to(let quantity): try order.setQuantity(quantity, of: dish)
        case .by(let difference): try order.changeQuantity(of: dish, by: difference)
        }
        if let note { try order.setNote(note, of: dish) }
      } catch .noSuchLine(let dish) {
        throw .noSuchLine(dish)
      } catch {
        throw .refused(dish, error)
      }
      return order
    }
  }
}
