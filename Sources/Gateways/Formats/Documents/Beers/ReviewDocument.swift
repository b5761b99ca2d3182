public import Entities

/// A review in a document.
public struct ReviewDocument: Codable, Sendable, Hashable {
  /// The id.
  public let id: String
  /// The id of what is reviewed.
  public let beer: String
  /// The id of the user who wrote it; formats 1 to 4 had none, and those were written by `local`.
  public let author: String?
  /// From 1 to 5.
  public let score: Int
  /// May be empty.
  public let text: String
  /// As ``Timestamp`` writes it.
  public let date: String
  /// The photographs; absent where there are none.
  public let album: AlbumDocument?

  /// The document of a review.
  public init(_ review: Review) {
    id = review.id.text
    beer = review.beer.text
    author = review.author.text
    score = review.score.value
    text = review.text
    date = Timestamp.text(review.date)
    album = AlbumDocument(review.album)
  }

  /// The review.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func review() throws -> Review {
    try Review(
      id: Review.ID(id), of: Beer.ID(beer), by: author.map { try User.ID($0) } ?? .local, score: Score(score),
      text: text,
      date: DocumentError.date(date, "the date of \(id)"),
      album: album?.album() ?? .empty)
  }
}
