/// A domain of the kit. Each domain has its own seed.
public enum Domain: String, Sendable, Hashable, CaseIterable {
  /// The menu and the orders.
  case restaurant
  /// The recipes and the favorites.
  case recipes
  /// The manufacturers, their beers and the reviews.
  case beers
  /// Madrid's shops, activities and services.
  case places
}
