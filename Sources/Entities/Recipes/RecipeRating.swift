/// What those who cooked a recipe think of it.
public struct RecipeRating: Sendable, Hashable {
  /// What an average can be: the more, the better.
  public static let range = 0.0...5.0

  /// Of all ratings, within ``range``.
  public let average: Double
  /// How many rated it, one at least; `nil`: unknown.
  public let count: Int?

  /// - Throws: ``RecipeError/rating(_:)`` or ``RecipeError/ratingCount(_:)``.
  public init(_ average: Double, count: Int? = nil) throws(RecipeError) {
    guard Self.range.contains(average) else { throw .rating(average) }
    if let count, count < 1 { throw .ratingCount(count) }
    self.average = average
    self.count = count
  }
}
