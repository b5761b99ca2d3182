package import Entities

/// One user's draft and placed orders.
package struct OrderState: Sendable, Equatable {
  /// `nil` when there is none.
  package var draft: Order?
  /// In the order of placing.
  package var placed: [Order] = []

  package init(draft: Order? = nil, placed: [Order] = []) {
    self.draft = draft
    self.placed = placed
  }
}
