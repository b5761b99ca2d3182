public import Entities

/// Where the screens of the beers lead.
public enum BeerRoute: Sendable, Hashable {
  /// The manufacturers.
  case manufacturers
  /// The beers of a manufacturer.
  case manufacturer(Manufacturer.ID)
  /// One manufacturer, and the form that changes it.
  case maker(Manufacturer.ID)
  /// One beer, and the form that changes it.
  case beer(Beer.ID)
  /// The form for a new beer of this manufacturer.
  case newBeer(of: Manufacturer.ID)
  /// `nil`: of all beers.
  case reviews(of: Beer.ID?)
  /// One review, and the form that changes it.
  case review(Review.ID)
  /// The form for a new review of this beer.
  case newReview(of: Beer.ID)
  /// The best beers.
  case best
}
