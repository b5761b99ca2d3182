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
    /// The same, and how many photos it has if it has any.
    public let detail: String
    /// In the reviewer's words; may be empty.
    public let text: String
    /// Pictures of the occasion.
    public let photos: [Photo.ID]
  }

  /// What the list is called, with the beer if it is one's.
  public let title: String
  /// Which they are and how they are sorted, where that is not as usual.
  public let detail: String
  /// As they are sorted.
  public let rows: [Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?
  /// What must be agreed to, if anything must.
  public var request: DeletionRequest<Review.ID>?

  /// - Parameters:
  ///   - reviews: those that pass the filter, in the order of the sorting.
  ///   - beer: `nil`: of all.
  ///   - firstNumber: the number of the first row.
  public init(
    _ reviews: Paged<BeerReview>, of beer: RatedBeer? = nil, filtered filter: ReviewFilter = .all,
    sortedBy sorting: ReviewSorting = .newest, firstNumber: Int = 1, in texts: Texts
  ) {
    title = beer.map { texts.reviews(of: $0) } ?? texts.reviews
    detail = [texts.words(filter), texts.words(sorting)].filter { !$0.isEmpty }.joined(separator: " · ")
    more = reviews.hasMore ? texts.moreReviews : nil
    rows = reviews.items.enumerated().map { Row($1, number: firstNumber + $0, in: texts) }
  }
}

extension ReviewsModel.Row {
  init(_ item: BeerReview, number: Int, in texts: Texts) {
    let review = item.review
    let (date, photos) = (texts.date(review.date), review.album.photos)
    self.init(
      review: review.id, number: number, beer: item.beerName,
      stars: Score.allCases.map { $0 <= review.score ? "★" : "☆" }.joined(), date: date,
      detail: photos.isEmpty ? date : "\(date) · \(texts.photos(photos.count))", text: review.text, photos: photos)
  }
}
