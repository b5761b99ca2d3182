package import Entities

/// A review in a document.
package struct ReviewDocument: Codable, Sendable, Hashable {
  /// The id.
  package let id: String
  /// The id of what is reviewed.
  package let beer: String
  /// The id of the user who wrote it; formats 1 to 4 had none, and those were written by `local`.
  package let author: String?
  /// From 1 to 5.
  package let score: Int
  /// May be empty.
  package let text: String
  /// As ``Timestamp`` writes it.
  package let date: String
  /// The photographs; absent where there are none.
  package let album: AlbumDocument?

  /// The document of a review.
  package init(_ review: Review) {
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
  package func review() throws -> Review {
    try Review(
      id: Review.ID(id), of: Beer.ID(beer), by: author.map { try User.ID($0) } ?? .local, score: Score(score),
      text: text,
      date: DocumentError.date(date, "the date of \(id)"),
      album: album?.album() ?? .empty)
  }
}
