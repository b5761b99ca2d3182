/// How much somebody liked a beer, from 1 (not at all) to 5 (very much).
public struct Score: Sendable, Hashable, Comparable, CaseIterable {
  /// What a score may be.
  public static let range = 1...5
  /// From the worst to the best.
  public static let allCases = range.map { Score(checked: $0) }

  /// Within ``range``.
  public let value: Int

  /// - Throws: ``ScoreError`` with `value` when it is outside ``range``.
  public init(_ value: Int) throws(ScoreError) {
    guard Self.range.contains(value) else { throw .outOfRange(value) }
    self.init(checked: value)
  }

  public static func < (left: Score, right: Score) -> Bool { left.value < right.value }

  private init(checked value: Int) { self.value = value }
}

/// Why a number is not a score.
public enum ScoreError: Error, Sendable, Hashable {
  /// The number is outside ``Score/range``.
  case outOfRange(Int)
}
