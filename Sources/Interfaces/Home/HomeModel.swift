import Entities
public import UseCases

/// What the kit holds, and where one can go from here.
public struct HomeModel: Sendable, Hashable {
  /// A place that one can go to.
  public struct Entry: Sendable, Hashable {
    /// The number that chooses the entry, from 1 on.
    public let number: Int
    /// What it is called.
    public let title: String
    /// What is there now.
    public let detail: String
    /// Where it leads.
    public let route: HomeRoute
  }

  /// What the kit is called.
  public let title: String
  /// In the order of their numbers.
  public let entries: [Entry]
  /// What just happened.
  public var notice: Notice?

  /// The entries, each with what is there now.
  public init(_ overview: Overview, in texts: Texts) {
    title = texts.kitTitle
    let places: [(String, String, HomeRoute)] = [
      (texts.menu, texts.menuSize(overview.inventory[.dishes], kinds: overview.inventory[.kinds]), .restaurant(.menu)),
      (texts.yourOrder, texts.orderDetail(overview), .restaurant(.order)),
      (texts.history, texts.historyDetail(overview), .restaurant(.history)),
      (texts.recipes, texts.recipes(overview.inventory[.recipes]), .recipes(.list)),
      (texts.favorites, texts.favorites(overview.favorites), .recipes(.favorites)),
      (texts.beers, texts.beersDetail(overview), .beers(.manufacturers)),
      (texts.places, texts.placesDetail(overview), .places(.home)),
    ]
    entries = places.enumerated().map { offset, place in
      Entry(number: offset + 1, title: place.0, detail: place.1, route: place.2)
    }
  }
}

/// Everything that can be reached from the main menu.
public enum HomeRoute: Sendable, Hashable {
  case restaurant(RestaurantRoute)
  case recipes(RecipeRoute)
  case beers(BeerRoute)
  case places(PlaceRoute)
}
