/// The rating of a recipe by its readers.
public struct RecipeRating: Sendable, Hashable {
  /// The valid averages; 5 is the best.
  public static let range = 0.0...5.0

  /// The average of all ratings, within ``range``.
  public let average: Double
  /// The number of ratings, at least 1; `nil`: unknown.
  public let count: Int?

  /// - Throws: ``RecipeError/rating(_:)`` or ``RecipeError/ratingCount(_:)``.
  public init(_ average: Double, count: Int? = nil) throws(RecipeError) {
    guard Self.range.contains(average) else { throw .rating(average) }
    if let count, count < 1 { throw .ratingCount(count) }
    self.average = average
    self.count = count
  }
}
