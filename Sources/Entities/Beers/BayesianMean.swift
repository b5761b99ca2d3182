/// The mean of a beer's scores, with `priorCount` assumed scores of `priorScore` added. Lists of the best beers use this mean, so that one
/// five-point review doesn't win.
///
/// The prior is the middle of the scale, with the weight of five reviews (en.wikipedia.org/wiki/Bayesian_average). The mean of a beer
/// without reviews is the prior itself.
public struct BayesianMean: Sendable, Hashable, Comparable {
  /// The score of each assumed review.
  package static let priorScore = 3
  /// The number of assumed reviews.
  package static let priorCount = 5

  /// The sum of the scores, including the assumed ones.
  public let total: Int
  /// The number of scores, including the assumed ones.
  public let count: Int

  /// Creates the Bayesian mean of a rating.
  public init(_ rating: BeerRating) {
    total = Self.priorScore * Self.priorCount + rating.total
    count = Self.priorCount + rating.count
  }

  /// The mean, from 1 to 5.
  package var value: Double { Double(total) / Double(count) }

  /// Returns whether the left mean is less than the right one. The comparison is exact, because it multiplies instead of dividing.
  public static func < (left: BayesianMean, right: BayesianMean) -> Bool {
    left.total.multipliedFullWidth(by: right.count) < right.total.multipliedFullWidth(by: left.count)
  }

  public static func == (left: BayesianMean, right: BayesianMean) -> Bool { !(left < right) && !(right < left) }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
