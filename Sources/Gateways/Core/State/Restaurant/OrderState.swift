package import Entities

/// One user's draft and placed orders.
package struct OrderState: Sendable, Equatable {
  /// `nil` when there is none.
  package var draft: OrderDraft?
  /// In the order of placing.
  package var placed: [PlacedOrder] = []

  package init(draft: OrderDraft? = nil, placed: [PlacedOrder] = []) {
    self.draft = draft
    self.placed = placed
  }
}
