import Entities
public import UseCases

/// The content of the home screen: the domains, each with a summary.
public struct HomeModel: Sendable, Hashable {
  /// The name and the purpose of the kit.
  public var title: String
  /// The numbered entries, in the order of their numbers.
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
  /// A restaurant screen: the menu, the current order, a list of placed orders or a dish form.
  case restaurant(RestaurantRoute)
  /// A recipe screen: a list of recipes or favorites, a recipe or a form.
  case recipes(RecipeRoute)
  /// A beer screen: a list of manufacturers, beers or reviews, or a form.
  case beers(BeerRoute)
  /// A screen with the shops, activities and services of Madrid, or with one of them.
  case places(PlaceRoute)
  /// The search of all domains for this text, as the user typed it.
  case find(String)
}
