public import Entities

/// Removes a dish from the current order.
public protocol RemoveLine: Sendable {
  /// Removes the draft's line for `dish`, and returns the saved draft. A draft without lines is kept.
  func callAsFunction(_ dish: Dish.ID) async throws(LineError) -> OrderDraft
}

/// Removes lines through an ``OrderGateway``.
package struct RemoveLineInteractor: RemoveLine {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction(_ dish: Dish.ID) async throws(LineError) -> OrderDraft {
    try await orders.changeDraft(of: user) { (draft) throws(LineError) in
      guard var order = draft else { throw .noSuchLine(dish) }
      do { try order.removeLine(dish) } catch { throw .noSuchLine(dish) }
      return order
    }
  }
}
