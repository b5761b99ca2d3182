import Entities
public import UseCases

/// The main menu as a screen shows it: the parts of the kit, and how much is in each.
public struct HomeModel: Sendable, Hashable {
  /// The name of the kit and what it is for.
  public var title: String
  /// The parts in the order of their numbers.
  public var entries: [MenuEntry<HomeRoute>]
  /// What the user is told beside the entries; `nil`: nothing.
  public var notice: Notice?

  /// The menu with these figures.
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

/// Where the main menu leads, by domain.
public enum HomeRoute: Sendable, Hashable {
  /// The menu, the order, the history.
  case restaurant(RestaurantRoute)
  /// The recipes and the favorites.
  case recipes(RecipeRoute)
  /// The manufacturers and their beers.
  case beers(BeerRoute)
  /// Madrid's shops, activities and services.
  case places(PlaceRoute)
  /// A search of everything for this text.
  case find(String)
}
