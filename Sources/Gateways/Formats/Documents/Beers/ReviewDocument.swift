package import Entities

/// The JSON representation of a review.
package struct ReviewDocument: Codable, Sendable, Hashable {
  /// The id of the review.
  package let id: String
  /// The id of the reviewed beer.
  package let beer: String
  /// The id of the user who wrote the review. In formats 1 to 4, reviews have no author and belong to the user `local`.
  package let author: String?
  /// The score, from 1 to 5.
  package let score: Int
  /// The text of the review. It can be empty.
  package let text: String
  /// The date of the review, formatted by ``Timestamp``.
  package let date: String
  /// The pictures of the review. `nil` if there are none.
  package let album: AlbumDocument?

  /// Creates the JSON representation of a review.
  package init(_ review: Review) {
    id = review.id.text
    beer = review.beer.text
    author = review.author.text
    score = review.score.value
    text = review.text
    date = Timestamp.text(review.date)
    album = AlbumDocument(review.album)
  }

  /// Returns the review that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func review() throws -> Review {
    try Review(
      id: Review.ID(id), of: Beer.ID(beer), by: author.map { try User.ID($0) } ?? .local, score: Score(score),
      text: text,
      date: DocumentError.date(date, "the date of \(id)"),
      album: album?.album() ?? .empty)
  }
}
