import Entities
public import UseCases

/// The content of the home screen: the domains, each with a summary.
public struct HomeModel: Sendable, Hashable {
  /// The name of the kit and its purpose.
  public var title: String
  /// The entries, in the order of their numbers.
  public var entries: [MenuEntry<HomeRoute>]
  /// A message to show with the entries. `nil` if there is none.
  public var notice: Notice?

  /// Creates the model of an overview.
  public init(_ overview: Overview, in texts: Texts) {
    title = texts.kitTitle
    entries = MenuEntry.numbered([
      (texts.menu, texts.menuSize(overview.inventory[.dishes], kinds: overview.inventory[.kinds]), .restaurant(.menu)),
      (texts.yourOrder, texts.orderDetail(overview), .restaurant(.order)),
      (texts.history, texts.historyDetail(overview), .restaurant(.history)),
      (texts.recipes, texts.recipes(overview.inventory[.recipes]), .recipes(.list)),
      (texts.favorites, texts.favorites(overview.favorites), .recipes(.favorites)),
      (texts.beers, texts.beersDetail(overview), .beers(.manufacturers)),
      (texts.places, texts.placesDetail(overview), .places(.home)),
    ])
  }
}

/// The destinations that the home screen can open, grouped by domain.
public enum HomeRoute: Sendable, Hashable {
  /// The menu, the current order and the placed orders.
  case restaurant(RestaurantRoute)
  /// The recipes and the favorites.
  case recipes(RecipeRoute)
  /// The manufacturers and their beers.
  case beers(BeerRoute)
  /// The shops, activities and services of Madrid.
  case places(PlaceRoute)
  /// The search of all domains for this text.
  case find(String)
}
