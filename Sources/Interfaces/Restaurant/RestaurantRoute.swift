public import Entities

/// The destinations that the restaurant screens can open.
public enum RestaurantRoute: Sendable, Hashable {
  /// The menu screen.
  case menu
  /// The form that edits a dish on the menu.
  case dish(Dish.ID)
  /// The form for a new dish.
  case newDish
  /// The current order screen.
  case order
  /// The order history screen.
  case history
  /// The screen of a placed order.
  case placedOrder(Order.ID)
}
