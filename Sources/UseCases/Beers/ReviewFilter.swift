public import Entities

/// Selects reviews: those that meet all of these conditions.
public struct ReviewFilter: Sendable, Hashable {
  /// Every review.
  public static let all = ReviewFilter()

  /// Of this beer.
  public var beer: Beer.ID?
  /// By this user.
  public var author: User.ID?
  /// With one of these scores.
  public var scores: ClosedRange<Score>
  /// Written then or later.
  public var since: Instant?
  /// Written before.
  public var until: Instant?

  /// Every review by default.
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

  /// Whether every review of the beer, or of all, passes.
  public var isOpen: Bool { self == ReviewFilter(of: beer) }

  /// Whether a review passes.
  public func passes(_ review: Review) -> Bool {
    if let beer, review.beer != beer { return false }
    if let author, review.author != author { return false }
    if let since, review.date < since { return false }
    if let until, review.date >= until { return false }
    return scores.contains(review.score)
  }
}

/// How reviews are sorted: by what is said here (a beer by its name, then by its id), then the newest first, then by id.
public struct ReviewSorting: Sendable, Hashable {
  /// What decides first.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    /// When the review was written.
    case date
    /// How the beer was liked.
    case score
    /// The name of the beer, then its id.
    case beer
  }

  /// The newest first.
  public static let newest = ReviewSorting(.date, isReversed: true)

  /// What decides first.
  public let criterion: Criterion
  /// Whether what is most, or latest, comes first.
  public let isReversed: Bool

  /// From the earliest, the worst or A, unless reversed.
  public init(_ criterion: Criterion, isReversed: Bool = false) {
    self.criterion = criterion
    self.isReversed = isReversed
  }
}
