public import Entities

/// Where the screens of the restaurant lead.
public enum RestaurantRoute: Sendable, Hashable {
  /// The menu.
  case menu
  /// The form that changes a dish of the menu.
  case dish(Dish.ID)
  /// The form for a new dish.
  case newDish
  /// The current order.
  case order
  /// The placed orders.
  case history
  /// One placed order.
  case placedOrder(Order.ID)
}
