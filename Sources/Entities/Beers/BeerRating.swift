/// What all reviews of a beer come to.
public struct BeerRating: Sendable, Hashable {
  /// Without reviews.
  public static let none = BeerRating(checkedCount: 0, total: 0)

  /// How many reviews there are.
  public let count: Int
  /// The sum of their scores.
  public let total: Int

  /// - Returns: `nil` when so many scores can't have this sum.
  public init?(count: Int, total: Int) {
    let (most, overflow) = count.multipliedReportingOverflow(by: Score.range.upperBound)
    guard count >= 0, !overflow, (count * Score.range.lowerBound...most).contains(total) else { return nil }
    self.init(checkedCount: count, total: total)
  }

  /// Of these scores.
  public init(_ scores: some Sequence<Score>) {
    self = scores.reduce(.none) { BeerRating(checkedCount: $0.count + 1, total: $0.total + $1.value) }
  }

  /// The mean of the scores; `nil` without reviews.
  public var average: Double? { count == 0 ? nil : Double(total) / Double(count) }

  private init(checkedCount count: Int, total: Int) {
    self.count = count
    self.total = total
  }
}
