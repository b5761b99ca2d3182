/// A user's review of a beer.
public struct Review: Sendable, Hashable, Identifiable {
  /// Made by chance.
  public typealias ID = Identifier<Review>

  /// The rule for texts.
  public static let textRule = TextRule(maximumLength: 4000, allowsEmpty: true, allowsParagraphs: true)

  /// Never changes.
  public let id: ID
  /// What is reviewed.
  public let beer: Beer.ID
  /// The author, the only one who may change or delete it.
  public let author: User.ID
  /// How it was liked.
  public let score: Score
  /// In the reviewer's words, in paragraphs; may be empty.
  public let text: String
  /// When it was written, to the nearest millisecond, in the years 1 to 9999.
  public let date: Instant
  /// Pictures of the occasion.
  public let album: PhotoAlbum

  /// A date is rounded to the millisecond and kept within the years 1 to 9999.
  ///
  /// - Throws: ``ReviewError``.
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
    self.date = KeptInstant.nearest(date)
    self.album = album
  }
}

/// Why these values don't make a review.
public enum ReviewError: Error, Sendable, Hashable {
  /// The text breaks ``Review/textRule``.
  case text(TextError)
}

extension Identifier where Entity == Review {
  /// An id that no other review has: 100 bits by chance.
  public static func random() -> Review.ID { random("review-") }
}
