public import Entities

/// The position of a review in a list.
public struct ReviewPosition: Sendable, Hashable {
  /// Compared when sorting by score.
  public let score: Score
  /// The beer's name and id.
  public let beer: CollationKey
  /// Compared if names are equal.
  public let beerID: Beer.ID
  /// Compared when sorting by date, and for otherwise equal reviews: the newest first.
  public let date: Instant
  /// Compared last.
  public let id: Review.ID

  /// The position of `review`.
  public init(_ review: BeerReview) {
    score = review.review.score
    beer = CollationKey(review.beerName)
    beerID = review.review.beer
    date = review.review.date
    id = review.id
  }
}

extension ReviewSorting {
  /// Whether the position `left` comes before `right`.
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
