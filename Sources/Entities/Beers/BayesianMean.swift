/// The mean of a beer's scores as if `priorCount` others had given it `priorScore` before: what lists of the best go by, so that
/// one review of five does not win.
///
/// The prior is the middle of the scale, with the weight of five reviews (en.wikipedia.org/wiki/Bayesian_average). A beer without
/// reviews has the prior itself.
public struct BayesianMean: Sendable, Hashable, Comparable {
  /// The score of each assumed review.
  package static let priorScore = 3
  /// The number of assumed reviews.
  package static let priorCount = 5

  /// The sum of the scores, the prior's included.
  public let total: Int
  /// How many scores there are, the prior's included.
  public let count: Int

  /// The mean that a rating comes to.
  public init(_ rating: BeerRating) {
    total = Self.priorScore * Self.priorCount + rating.total
    count = Self.priorCount + rating.count
  }

  /// From 1 to 5.
  package var value: Double { Double(total) / Double(count) }

  /// Exactly, without a division.
  public static func < (left: BayesianMean, right: BayesianMean) -> Bool {
    left.total.multipliedFullWidth(by: right.count) < right.total.multipliedFullWidth(by: left.count)
  }

  public static func == (left: BayesianMean, right: BayesianMean) -> Bool { !(left < right) && !(right < left) }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
