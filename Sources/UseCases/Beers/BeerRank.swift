public import Entities

/// The position of a beer among the best: by `BayesianMean`, then by the number of reviews, by name, and by id.
public struct BeerRank: Sendable, Hashable, Comparable {
  /// Compared first.
  public let mean: BayesianMean
  /// Compared if means are equal.
  public let reviewCount: Int
  /// Compared if the numbers of reviews are equal.
  public let name: CollationKey
  /// Compared if names are equal.
  public let id: Beer.ID

  /// The position of `beer`.
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
