public import Entities

/// The destinations that the beer screens can open.
public enum BeerRoute: Sendable, Hashable {
  /// The list of manufacturers.
  case manufacturers
  /// The list of this manufacturer's beers.
  case manufacturer(Manufacturer.ID)
  /// The form that shows and edits a manufacturer.
  case maker(Manufacturer.ID)
  /// The form that shows and edits a beer.
  case beer(Beer.ID)
  /// The form for a new beer from this manufacturer.
  case newBeer(of: Manufacturer.ID)
  /// The list of a beer's reviews, or of all reviews if the beer is `nil`.
  case reviews(of: Beer.ID?)
  /// The form that shows and edits a review.
  case review(Review.ID)
  /// The form for a new review of this beer.
  case newReview(of: Beer.ID)
  /// The list of the best beers from all manufacturers.
  case best
}
