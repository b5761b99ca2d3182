public import Entities
public import UseCases

/// The content of the reviews screen.
public typealias ReviewsModel = ListModel<ReviewsFeature>

/// A list row that shows a review.
public struct ReviewRow: ListRow, Sendable {
  /// The id of the review.
  public let id: Review.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The name of the reviewed beer.
  public var beer: String
  /// The score from one to five stars, for example `★★★★☆`.
  public var stars: String
  /// The date and time of the review.
  public var date: String
  /// The user who wrote the review. Only this user can change the review.
  public let writer: User.ID
  /// The name of the author. `nil` if the author is the local user (`User.ID.local`).
  public var author: String?
  /// The date, the author if it isn't the local user, and the number of photos if there are any.
  public var detail: String
  /// The text of the review, with empty lines between paragraphs. Can be empty.
  public var text: String
  /// The photos of the review, in order.
  public var photos: [Photo.ID]

  /// Creates a row that shows a review.
  package init(_ item: BeerReview, number: Int, in texts: Texts) {
    let review = item.review
    id = review.id
    self.number = number
    beer = item.beerName
    stars = Score.allCases.map { $0 <= review.score ? "★" : "☆" }.joined()
    date = texts.date(review.date)
    text = review.text
    photos = review.album.photos
    writer = review.author
    author = review.author == .local ? nil : review.author.text
    detail = [date, author, photos.isEmpty ? nil : texts.photos(photos.count)].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension ListModel<ReviewsFeature> {
  /// Creates the model for a list of reviews.
  ///
  /// - Parameters:
  ///   - reviews: the reviews that match the filter, in the requested order.
  ///   - beer: the beer that all listed reviews are about. `nil` for the reviews of all beers.
  ///   - firstNumber: the number of the first row.
  public init(
    _ reviews: Paged<BeerReview>, of beer: RatedBeer? = nil, filtered filter: ReviewFilter = .all,
    sortedBy sorting: ReviewSorting = .newest, firstNumber: Int = 1, in texts: Texts
  ) {
    self.init(
      title: beer.map { texts.reviews(of: $0) } ?? texts.reviews,
      detail: [texts.words(filter), texts.words(sorting)].filter { !$0.isEmpty }.joined(separator: " · "),
      sections: Self.sections([("", reviews.items)], from: firstNumber) { ReviewRow($0, number: $1, in: texts) },
      more: reviews.hasMore ? texts.moreReviews : nil,
      nothing: !filter.isOpen
        ? texts.noReviewPasses : beer == nil && filter.beer == nil ? texts.noReviews : texts.noReviewsOfBeer)
  }
}
