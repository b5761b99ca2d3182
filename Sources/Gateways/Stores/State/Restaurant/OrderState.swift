package import Entities

/// One user's draft and placed orders.
package struct OrderState: Sendable, Hashable {
  /// `nil` when there is none.
  package var draft: Order?
  /// In the order of placing.
  package var placed: [Order] = []
}
