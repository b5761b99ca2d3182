public import Entities

/// The position of a review in a sorted list.
public struct ReviewPosition: Sendable, Hashable {
  /// The score, compared when sorting by score.
  public let score: Score
  /// The sort key of the beer's name, compared when sorting by beer.
  public let beer: CollationKey
  /// The id of the beer, compared if the names are equal.
  public let beerID: Beer.ID
  /// The date of the review, compared when sorting by date, and when reviews are otherwise equal. Otherwise equal reviews are sorted newest
  /// first.
  public let date: Instant
  /// The id of the review, compared last.
  public let id: Review.ID

  /// Creates the position of a review in a sorted list.
  public init(_ review: BeerReview) {
    score = review.review.score
    beer = CollationKey(review.beerName)
    beerID = review.review.beer
    date = review.review.date
    id = review.id
  }
}

extension ReviewSorting {
  /// Returns whether the position `left` precedes `right`.
  public func isInOrder(_ left: ReviewPosition, _ right: ReviewPosition) -> Bool {
    switch criterion {
    case .date: if left.date != right.date { return (left.date < right.date) != isReversed }
    case .score: if left.score != right.score { return (left.score < right.score) != isReversed }
    case .beer:
      if left.beer != right.beer { return (left.beer < right.beer) != isReversed }
      if left.beerID != right.beerID { return left.beerID < right.beerID }
    }
    if left.date != right.date { return left.date > right.date }
    return left.id < right.id
  }
}
