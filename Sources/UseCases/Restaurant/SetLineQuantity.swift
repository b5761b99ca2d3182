public import Entities

/// Changes the quantity of a dish in the current order.
public protocol SetLineQuantity: Sendable {
  /// Sets the quantity of the draft's line for `dish`, or changes it by a difference, and returns the saved draft.
  ///
  /// - Parameter note: The new note. `.some(nil)` to remove the note, `nil` to keep it.
  func callAsFunction(
    _ change: QuantityChange, note: OrderNote??, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> OrderDraft
}

extension SetLineQuantity {
  /// Changes the quantity of the draft's line for `dish`, and keeps the line's note.
  public func callAsFunction(
    _ change: QuantityChange, of dish: Dish.ID
  ) async throws(SetLineQuantityError) -> OrderDraft {
    try await callAsFunction(change, note: nil, of: dish)
  }
}

/// A change to the quantity of a dish, absolute or relative.
public enum QuantityChange: Sendable, Hashable {
  /// Sets exactly this quantity.
  case to(Quantity)
  /// Adds this number, or subtracts it if it is negative. The result must be in `Quantity.range`.
  case by(Int)
}

/// The reason why a quantity wasn't changed. The order is unchanged.
public enum SetLineQuantityError: StoreError, Sendable, Hashable {
  /// The order has no line for this dish, or there is no order.
  case noSuchLine(Dish.ID)
  /// The quantity or the total would be out of range. Contains the unchanged line.
  case refused(OrderLine, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// Changes quantities through an ``OrderGateway``.
package struct SetLineQuantityInteractor: SetLineQuantity {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
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
