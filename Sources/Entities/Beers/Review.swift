/// A user's review of a beer: a score, text and photos.
public struct Review: Sendable, Hashable, Identifiable {
  /// The id of a review, which is random.
  public typealias ID = Identifier<Review>

  /// The rule for the text of a review: paragraphs without control characters or extra blanks, with at most 4,000 Unicode scalars in total.
  /// The text can be empty.
  public static let textRule = TextRule(maximumLength: 4000, allowsEmpty: true, allowsParagraphs: true)

  /// The id, which never changes, even if the review is edited.
  public let id: ID
  /// The id of the reviewed beer.
  public let beer: Beer.ID
  /// The author, who is the only user allowed to change or delete the review.
  public let author: User.ID
  /// The score, from 1 (the worst) to 5 (the best).
  public let score: Score
  /// The text of the review, with one or more paragraphs. It can be empty.
  public let text: String
  /// The date of the review, to the millisecond, in the years 1 to 9999.
  public let date: Instant
  /// The photos of the review, in display order.
  public let album: PhotoAlbum

  /// Creates a review. The date is rounded to milliseconds and clamped to the years 1 to 9999.
  ///
  /// - Throws: ``ReviewError`` if the text is invalid.
  public init(
    id: ID, of beer: Beer.ID, by author: User.ID = .local, score: Score, text: String = "", date: Instant,
    album: PhotoAlbum = .empty
  ) throws(ReviewError) {
    do { try Self.textRule.check(text) } catch { throw .text(error) }
    self.id = id
    self.beer = beer
    self.author = author
    self.score = score
    self.text = text
    self.date = StoredInstant.nearest(date)
    self.album = album
  }
}

/// The reason why a review is invalid.
public enum ReviewError: Error, Sendable, Hashable {
  /// The text violates ``Review/textRule``.
  case text(TextError)
}

extension Identifier where Entity == Review {
  /// Creates a random id of 100 bits.
  public static func random() -> Review.ID { random("review-") }
}
