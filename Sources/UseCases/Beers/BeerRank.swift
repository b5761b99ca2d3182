public import Entities

/// The position of a beer in the ranking of the best beers, which is sorted by `BayesianMean`, then by the number of reviews, by name, and
/// by id.
public struct BeerRank: Sendable, Hashable, Comparable {
  /// The mean score, which is compared first. A beer with a higher mean is ranked higher.
  public let mean: BayesianMean
  /// The number of reviews, compared if the means are equal. A beer with more reviews is ranked higher.
  public let reviewCount: Int
  /// The sort key of the beer's name, compared if the numbers of reviews are equal.
  public let name: CollationKey
  /// The id of the beer, compared if the names are equal.
  public let id: Beer.ID

  /// Creates the position of `beer` in the ranking.
  public init(_ beer: RatedBeer) {
    mean = BayesianMean(beer.rating)
    reviewCount = beer.rating.count
    name = CollationKey(beer.beer.name)
    id = beer.id
  }

  public static func < (left: BeerRank, right: BeerRank) -> Bool {
    if left.mean != right.mean { return left.mean > right.mean }
    if left.reviewCount != right.reviewCount { return left.reviewCount > right.reviewCount }
    return (left.name, left.id) < (right.name, right.id)
  }
}
