public import Entities

/// A filter for reviews. A review passes if it meets all conditions.
public struct ReviewFilter: Sendable, Hashable {
  /// A filter that every review passes.
  public static let all = ReviewFilter()

  /// The reviewed beer. `nil` for any beer.
  public var beer: Beer.ID?
  /// The author, ignoring case. `nil` for any author.
  ///
  /// Cloud Firestore compares strings exactly, so its store looks for the id as given, in lowercase, in uppercase, and capitalized.
  public var author: User.ID?
  /// The range of accepted scores.
  public var scores: ClosedRange<Score>
  /// The earliest date, inclusive. `nil` for no limit.
  public var since: Instant?
  /// The latest date, exclusive. `nil` for no limit.
  public var until: Instant?

  /// Creates a filter. By default, every review passes the filter.
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

  /// Whether the filter has no condition apart from the beer.
  package var isOpen: Bool { self == ReviewFilter(of: beer) }

  /// Returns a filter with the conditions of both filters. If both filters limit the same property, the condition of `other` is used.
  package func combined(with other: ReviewFilter) -> ReviewFilter {
    ReviewFilter(
      of: other.beer ?? beer, by: other.author ?? author,
      scores: other.scores == Self.all.scores ? scores : other.scores,
      since: other.since ?? since, until: other.until ?? until)
  }

  /// Returns whether a review passes the filter.
  public func passes(_ review: Review) -> Bool {
    if let beer, review.beer != beer { return false }
    if let author, author != review.author, author.text.lowercased() != review.author.text.lowercased() { return false }
    if let since, review.date < since { return false }
    if let until, review.date >= until { return false }
    return scores.contains(review.score)
  }
}

/// The sort order of reviews: by a criterion, then newest first, then by id. Beers are compared by name, then by id.
public struct ReviewSorting: Sendable, Hashable {
  /// A criterion that a review list can be sorted by.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    /// The date of the review.
    case date
    /// The score of the review, from 1 to 5.
    case score
    /// The name of the beer, then the id of the beer.
    case beer
  }

  /// The sort order by date, with the newest review first.
  public static let newest = ReviewSorting(.date, isReversed: true)

  /// The criterion that is compared first.
  public let criterion: Criterion
  /// Whether the order is descending, with the highest or latest first.
  public let isReversed: Bool

  /// Creates a sort order, ascending by default: from the earliest date, the lowest score, or the first name.
  public init(_ criterion: Criterion, isReversed: Bool = false) {
    self.criterion = criterion
    self.isReversed = isReversed
  }
}
