public import Entities
public import UseCases

/// Reviews as a screen shows them.
public typealias ReviewsModel = ListModel<ReviewsFeature>

/// A review in a list.
public struct ReviewRow: ListRow, Sendable {
  /// The review that the row is of.
  public let id: Review.ID
  /// The number by which a user chooses the row, from 1 on.
  public var number: Int
  /// What is reviewed.
  public var beer: String
  /// `★★★★☆`.
  public var stars: String
  /// When it was written.
  public var date: String
  /// The user who wrote it, and who alone may change it.
  public let writer: User.ID
  /// Who wrote it, in words; `nil`: the user of the device (`User.ID.local`).
  public var author: String?
  /// The date, the author, and how many photos it has, of what there is.
  public var detail: String
  /// In the reviewer's words, paragraphs separated by empty lines; may be empty.
  public var text: String
  /// Pictures of the occasion.
  public var photos: [Photo.ID]

  /// What a review says, and of which beer.
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
  /// - Parameters:
  ///   - reviews: those that pass the filter, in the order of the sorting.
  ///   - beer: `nil`: of all.
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
