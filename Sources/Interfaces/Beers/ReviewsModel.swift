public import Entities
public import UseCases

/// Reviews as a screen shows them.
public struct ReviewsModel: Sendable, Hashable {
  /// One review.
  public struct Row: Sendable, Hashable {
    /// The review that the row is of.
    public let review: Review.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What is reviewed.
    public let beer: String
    /// `★★★★☆`.
    public let stars: String
    /// When it was written.
    public let date: String
    /// In the reviewer's words; may be empty.
    public let text: String
    /// Pictures of the occasion.
    public let photos: [Photo.ID]
  }

  /// What the list is called.
  public let title: String
  /// As they are sorted.
  public let rows: [Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?

  /// - Parameter firstNumber: the number of the first row.
  public init(_ reviews: Paged<BeerReview>, firstNumber: Int = 1, in texts: Texts) {
    title = texts.reviews
    more = reviews.hasMore ? texts.moreReviews : nil
    rows = reviews.items.enumerated().map { offset, item in
      let review = item.review
      return Row(
        review: review.id, number: firstNumber + offset, beer: item.beerName,
        stars: Score.allCases.map { $0 <= review.score ? "★" : "☆" }.joined(), date: texts.date(review.date),
        text: review.text, photos: review.album.photos)
    }
  }
}
