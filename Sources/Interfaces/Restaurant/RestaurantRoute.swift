public import Entities

/// The places of the restaurant.
public enum RestaurantRoute: Sendable, Hashable {
  /// The menu.
  case menu
  /// The current order.
  case order
  /// The placed orders.
  case history
  /// One placed order.
  case placedOrder(Order.ID)
}
