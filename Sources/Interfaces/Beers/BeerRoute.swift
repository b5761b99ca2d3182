public import Entities

/// The routes of the beer screens.
public enum BeerRoute: Sendable, Hashable {
  /// The manufacturers.
  case manufacturers
  /// The beers of a manufacturer.
  case manufacturer(Manufacturer.ID)
  /// A manufacturer, and the form that edits it.
  case maker(Manufacturer.ID)
  /// A beer, and the form that edits it.
  case beer(Beer.ID)
  /// The form for a new beer of this manufacturer.
  case newBeer(of: Manufacturer.ID)
  /// The reviews of a beer. `nil` for the reviews of all beers.
  case reviews(of: Beer.ID?)
  /// A review, and the form that edits it.
  case review(Review.ID)
  /// The form for a new review of this beer.
  case newReview(of: Beer.ID)
  /// The best beers.
  case best
}
