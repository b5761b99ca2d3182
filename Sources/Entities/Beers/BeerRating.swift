/// A summary of all reviews of a beer: their number and the sum of their scores.
public struct BeerRating: Sendable, Hashable {
  /// The maximum number of counted reviews. The limit keeps sums and means exact.
  package static let maximumCount = 100_000_000
  /// The rating of a beer without reviews.
  public static let none = BeerRating(checkedCount: 0, total: 0)

  /// The number of reviews that the rating summarizes.
  public let count: Int
  /// The sum of the scores in all reviews.
  public let total: Int

  /// Creates a rating from a count and a sum.
  ///
  /// - Returns: `nil` if this many scores can't have this sum, or there are more than `maximumCount`.
  public init?(count: Int, total: Int) {
    guard (0...Self.maximumCount).contains(count),
      (count * Score.range.lowerBound...count * Score.range.upperBound).contains(total)
    else { return nil }
    self.init(checkedCount: count, total: total)
  }

  /// Creates a rating from scores. Only the first `maximumCount` scores are counted.
  public init(_ scores: some Sequence<Score>) {
    self = scores.prefix(Self.maximumCount).reduce(.none) {
      BeerRating(checkedCount: $0.count + 1, total: $0.total + $1.value)
    }
  }

  /// The mean of the scores. `nil` if there are no reviews.
  public var average: Double? { count == 0 ? nil : Double(total) / Double(count) }

  private init(checkedCount count: Int, total: Int) {
    self.count = count
    self.total = total
  }
}
