/// A user's score for a beer, from 1 (the worst) to 5 (the best).
public struct Score: Sendable, Hashable, Comparable, CaseIterable {
  /// The range of valid scores, from the worst to the best.
  public static let range = 1...5
  /// All scores, from the worst to the best.
  public static let allCases = range.map { Score(checked: $0) }

  /// The score as a number within ``range``.
  public let value: Int

  /// Creates a score.
  ///
  /// - Throws: ``ScoreError`` with `value` if it is outside ``range``.
  public init(_ value: Int) throws(ScoreError) {
    guard Self.range.contains(value) else { throw .outOfRange(value) }
    self.init(checked: value)
  }

  public static func < (left: Score, right: Score) -> Bool { left.value < right.value }

  private init(checked value: Int) { self.value = value }
}

/// The reason why a score is invalid.
public enum ScoreError: Error, Sendable, Hashable {
  /// The number is outside ``Score/range``.
  case outOfRange(Int)
}
