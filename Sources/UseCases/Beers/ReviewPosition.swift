public import Entities

/// Where a review stands in a list.
public struct ReviewPosition: Sendable, Hashable {
  /// Decides where reviews are sorted by score.
  public let score: Score
  /// Of the beer's name, and its id.
  public let beer: CollationKey
  /// Decides between beers whose names read alike.
  public let beerID: Beer.ID
  /// Decides where reviews are sorted by date, and between those that are equal otherwise: the newest first.
  public let date: Instant
  /// Compared last.
  public let id: Review.ID

  /// Where `review` stands.
  public init(_ review: BeerReview) {
    score = review.review.score
    beer = CollationKey(review.beerName)
    beerID = review.review.beer
    date = review.review.date
    id = review.id
  }
}

extension ReviewSorting {
  /// Whether a review that stands at `left` comes before one at `right`.
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
