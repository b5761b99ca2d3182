public import Entities

/// Changes the quantity of a dish in the current order.
public protocol SetLineQuantity: Sendable {
  /// Sets or shifts the quantity of the draft's line for `dish`, and returns the draft as saved.
  ///
  /// - Parameter note: the new note, `.some(nil)` to remove it; `nil`: the note stays.
  func callAsFunction(
    _ change: QuantityChange, note: OrderNote??, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> OrderDraft
}

extension SetLineQuantity {
  /// Changes only the quantity.
  public func callAsFunction(
    _ change: QuantityChange, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> OrderDraft {
    try await callAsFunction(change, note: nil, of: dish)
  }
}

/// How a quantity changes.
public enum QuantityChange: Sendable, Hashable {
  /// Exactly this many.
  case to(Quantity)
  /// This many more, or fewer if negative; never outside `Quantity.range`.
  case by(Int)
}

/// Why a quantity was not changed; the order is unchanged.
public enum SetLineQuantityError: StoreError, Sendable, Hashable {
  /// The order has no line for this dish, or there is no order.
  case noSuchLine(Dish.ID)
  /// The quantity or the total would be outside its limits; the line is as it was before.
  case refused(OrderLine, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// ``SetLineQuantity`` over gateways.
package struct SetLineQuantityInteractor: SetLineQuantity {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: the user of the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction(
    _ change: QuantityChange, note: OrderNote??, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> OrderDraft {
    try await orders.changeDraft(of: user) { (draft) throws(SetLineQuantityError) in
      guard var order = draft, let line = order.line(dish) else { throw .noSuchLine(dish) }
      do throws(OrderError) {
        switch change {
        case .to(let quantity): try order.setQuantity(quantity, of: dish)
        case .by(let difference): try order.changeQuantity(of: dish, by: difference)
        }
        if let note { try order.setNote(note, of: dish) }
      } catch {
        throw .refused(line, error)
      }
      return order
    }
  }
}
