public import Entities

/// The places of the restaurant.
public enum RestaurantRoute: Sendable, Hashable {
  case menu
  case order
  case history
  case placedOrder(Order.ID)
}
