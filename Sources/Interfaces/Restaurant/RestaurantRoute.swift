public import Entities

/// The routes of the restaurant screens.
public enum RestaurantRoute: Sendable, Hashable {
  /// The menu.
  case menu
  /// The form that edits a dish of the menu.
  case dish(Dish.ID)
  /// The form for a new dish.
  case newDish
  /// The current order.
  case order
  /// The placed orders.
  case history
  /// A placed order.
  case placedOrder(Order.ID)
}
