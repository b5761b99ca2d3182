public import Entities

/// Where a beer stands among the best: by its `BayesianMean`, then with more reviews, then by name, then by id.
public struct BeerRank: Sendable, Hashable, Comparable {
  /// Compared first.
  public let mean: BayesianMean
  /// Decides between beers with the same mean.
  public let reviewCount: Int
  /// Decides between beers with as many reviews.
  public let name: CollationKey
  /// Decides between beers whose names read alike.
  public let id: Beer.ID

  /// Where `beer` stands.
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
