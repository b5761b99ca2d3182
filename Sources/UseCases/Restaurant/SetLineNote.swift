public import Entities

/// Sets the note for a dish in the current order.
public protocol SetLineNote: Sendable {
  /// Sets the note on the draft's line for `dish`, and returns the saved draft. `nil` removes the note.
  func callAsFunction(_ note: OrderNote?, of dish: Dish.ID) async throws(LineError) -> OrderDraft
}

/// Changes notes through an ``OrderGateway``.
package struct SetLineNoteInteractor: SetLineNote {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction(_ note: OrderNote?, of dish: Dish.ID) async throws(LineError) -> OrderDraft {
    try await orders.changeDraft(of: user) { (draft) throws(LineError) in
      guard var order = draft else { throw .noSuchLine(dish) }
      // A missing line is the only error that setting a note can throw.
      do throws(OrderError) { try order.setNote(note, of: dish) } catch { throw .noSuchLine(dish) }
      return order
    }
  }
}
