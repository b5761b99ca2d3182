public import Entities
public import UseCases

/// Shows, filters and sorts the reviews of a beer or of all beers, and deletes reviews.
public typealias ReviewsPresenter = ListPresenter<ReviewsFeature>

/// The list of reviews of one beer, or of all beers.
public struct ReviewsFeature: ListFeature {
  public typealias Row = ReviewRow
  public typealias Route = BeerRoute

  /// The filter and the sort order of the list. Both apply at the same time.
  public struct Options: Sendable, Hashable {
    var filter: ReviewFilter
    var sorting = ReviewSorting.newest
  }

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user set the filter. If the list shows the reviews of one beer, the filter's beer is ignored.
    case filtered(ReviewFilter)
    /// The user added conditions to the filter. A new condition replaces an old condition on the same property.
    case narrowed(ReviewFilter)
    /// The user wants to sort the reviews differently. The filter doesn't change.
    case sorted(ReviewSorting)
    /// The user wants to write a review of the beer. Ignored if the list shows the reviews of all beers.
    case wantedToWrite
  }

  /// The listed reviews, and their beer if all of them are about the same beer.
  public struct Answer: ListAnswer, Sendable {
    let beer: RatedBeer?
    let reviews: Paged<BeerReview>
    public var hasMore: Bool { reviews.hasMore }
  }

  private let beer: Beer.ID?
  private let beers: BeerUseCases
  public let texts: Texts

  /// Creates a list of reviews.
  ///
  /// - Parameters:
  ///   - beer: the beer whose reviews are listed. `nil` for all beers.
  ///   - beers: the use cases that read reviews and delete the user's reviews.
  public init(of beer: Beer.ID?, _ beers: BeerUseCases, texts: Texts) {
    self.beer = beer
    self.beers = beers
    self.texts = texts
  }

  public var options: Options { Options(filter: ReviewFilter(of: beer)) }

  public func read(_ query: ListQuery<Options>, _ page: Page) async throws(GatewayError) -> Answer {
    var rated: RatedBeer?
    if let beer { rated = try await beers.store.beer(beer) }
    let (filter, sorting) = (query.options.filter, query.options.sorting)
    return Answer(beer: rated, reviews: try await beers.store.reviews(filter, sortedBy: sorting, page: page))
  }

  public func changes(of query: ListQuery<Options>) -> (any ChangeGateway)? { beers.store as? any ChangeGateway }

  public func model(_ answer: Answer?, _ query: ListQuery<Options>) -> ReviewsModel {
    ReviewsModel(
      answer?.reviews ?? Paged([], hasMore: false), of: answer?.beer, filtered: query.options.filter,
      sortedBy: query.options.sorting, in: texts)
  }

  public func problem(_ refusal: GatewayError) -> Problem {
    if let beer, refusal == .notFound { texts.noSuchBeer(beer) } else { texts.problem(refusal) }
  }

  public func choose(_ row: Review.ID, in list: ReviewsPresenter) async { list.go(to: .review(row)) }

  public func act(_ action: Action, in list: ReviewsPresenter) async {
    switch action {
    case .filtered(var filter):
      if let beer { filter.beer = beer }
      await list.read { $0.filter = filter }
    case .narrowed(let filter): await act(.filtered(list.query.options.filter.combined(with: filter)), in: list)
    case .sorted(let sorting): await list.read { $0.sorting = sorting }
    case .wantedToWrite: if let beer { list.go(to: .newReview(of: beer)) }
    }
  }

  public func deletion(of row: Review.ID) async -> Deletion<Review.ID> {
    await deletion(ifMissing: texts.noSuchReview(row)) { () throws(GatewayError) in
      let review = try await beers.store.review(row)
      if review.author != beers.user { return .unchanged(.failed(texts.notYours(review))) }
      let name = try await beers.store.beer(review.beer).beer.name
      return asks(
        about: review, of: row, { [texts] in texts.deletes(BeerReview($0, beerName: name)) },
        deletedMessage: { [texts] _ in texts.reviewDeleted }, beers.deleteReview.callAsFunction)
    }
  }
}
