/// The result of all reviews of a beer.
public struct BeerRating: Sendable, Hashable {
  /// More reviews are not counted, so that sums and means are exact.
  package static let maximumCount = 100_000_000
  /// Without reviews.
  public static let none = BeerRating(checkedCount: 0, total: 0)

  /// How many reviews there are.
  public let count: Int
  /// The sum of their scores.
  public let total: Int

  /// - Returns: `nil` when so many scores can't have this sum, or are more than `maximumCount`.
  public init?(count: Int, total: Int) {
    guard (0...Self.maximumCount).contains(count),
      (count * Score.range.lowerBound...count * Score.range.upperBound).contains(total)
    else { return nil }
    self.init(checkedCount: count, total: total)
  }

  /// Of these scores, or the first `maximumCount` of them.
  public init(_ scores: some Sequence<Score>) {
    self = scores.prefix(Self.maximumCount).reduce(.none) {
      BeerRating(checkedCount: $0.count + 1, total: $0.total + $1.value)
    }
  }

  /// The mean of the scores; `nil` without reviews.
  public var average: Double? { count == 0 ? nil : Double(total) / Double(count) }

  private init(checkedCount count: Int, total: Int) {
    self.count = count
    self.total = total
  }
}
