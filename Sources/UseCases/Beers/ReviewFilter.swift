public import Entities

/// Conditions for reviews; a review passes if it meets all of them.
public struct ReviewFilter: Sendable, Hashable {
  /// Every review.
  public static let all = ReviewFilter()

  /// The beer; `nil`: any.
  public var beer: Beer.ID?
  /// The author, ignoring case; `nil`: any.
  ///
  /// A store in Firestore, which compares exactly, looks for the id as it is here, in lower case, in capitals and with one capital.
  public var author: User.ID?
  /// With one of these scores.
  public var scores: ClosedRange<Score>
  /// The earliest date, included.
  public var since: Instant?
  /// The latest date, excluded.
  public var until: Instant?

  /// By default, every review passes.
  public init(
    of beer: Beer.ID? = nil, by author: User.ID? = nil,
    scores: ClosedRange<Score> = Score.allCases[0]...Score.allCases[4], since: Instant? = nil, until: Instant? = nil
  ) {
    self.beer = beer
    self.author = author
    self.scores = scores
    self.since = since
    self.until = until
  }

  /// Whether every review of the beer passes, or every review at all.
  package var isOpen: Bool { self == ReviewFilter(of: beer) }

  /// The conditions of both filters. For the same thing, the condition of `other` replaces this one's.
  package func combined(with other: ReviewFilter) -> ReviewFilter {
    ReviewFilter(
      of: other.beer ?? beer, by: other.author ?? author,
      scores: other.scores == Self.all.scores ? scores : other.scores,
      since: other.since ?? since, until: other.until ?? until)
  }

  /// Whether a review passes.
  public func passes(_ review: Review) -> Bool {
    if let beer, review.beer != beer { return false }
    if let author, author != review.author, author.text.lowercased() != review.author.text.lowercased() { return false }
    if let since, review.date < since { return false }
    if let until, review.date >= until { return false }
    return scores.contains(review.score)
  }
}

/// How reviews are sorted: by a criterion (a beer by its name, then by its id), then the newest first, then by id.
public struct ReviewSorting: Sendable, Hashable {
  /// The criterion that is compared first.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    /// The date of the review.
    case date
    /// The score.
    case score
    /// The name of the beer, then its id.
    case beer
  }

  /// The newest first.
  public static let newest = ReviewSorting(.date, isReversed: true)

  /// The criterion that is compared first.
  public let criterion: Criterion
  /// Whether the highest or latest comes first.
  public let isReversed: Bool

  /// From the earliest, the lowest or A, unless reversed.
  public init(_ criterion: Criterion, isReversed: Bool = false) {
    self.criterion = criterion
    self.isReversed = isReversed
  }
}
