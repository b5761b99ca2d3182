public import Entities

/// The places of the beers.
public enum BeerRoute: Sendable, Hashable {
  case manufacturers
  case manufacturer(Manufacturer.ID)
  case beer(Beer.ID)
  /// The form for a new beer of this manufacturer.
  case newBeer(of: Manufacturer.ID)
  /// `nil`: of all beers.
  case reviews(of: Beer.ID?)
  case review(Review.ID)
  /// The form for a new review of this beer.
  case newReview(of: Beer.ID)
  case best
}
