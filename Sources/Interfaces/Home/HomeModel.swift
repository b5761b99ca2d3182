import Entities
public import UseCases

/// What the kit holds, and where one can go from here.
public struct HomeModel: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    /// The number that chooses the entry, from 1 on.
    public let number: Int
    public let title: String
    /// What is there now.
    public let detail: String
    public let route: HomeRoute
  }

  public let title: String
  public let entries: [Entry]

  public init(_ overview: Overview, in texts: Texts) {
    title = texts.kitTitle
    let places: [(String, String, HomeRoute)] = [
      (texts.menu, texts.menuSize(overview.dishes, kinds: overview.kinds), .restaurant(.menu)),
      (texts.yourOrder, texts.orderDetail(overview), .restaurant(.order)),
      (texts.history, texts.historyDetail(overview), .restaurant(.history)),
    ]
    entries = places.enumerated().map { offset, place in
      Entry(number: offset + 1, title: place.0, detail: place.1, route: place.2)
    }
  }
}

/// Everything that can be reached from the main menu.
public enum HomeRoute: Sendable, Hashable {
  case restaurant(RestaurantRoute)
}
