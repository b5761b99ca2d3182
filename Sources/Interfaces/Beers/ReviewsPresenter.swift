public import Entities
public import UseCases

/// Shows, filters and sorts the reviews of a beer or of all, and deletes one.
public final class ReviewsPresenter: Presenter {
  private let beer: Beer.ID?
  private let reviews: any ReviewGateway
  private let screen: any Screen<ReviewsModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private lazy var list: LiveList<Wish, Reading, GatewayError> = LiveList(
    Wish(filter: ReviewFilter(of: beer)), delay: .zero, clock: ContinuousClock()
  ) { [beer, beers, reviews] (wish, page) async throws(GatewayError) in
    var rated: RatedBeer?
    if let beer { rated = try await beers.beer(beer) }
    return Reading(beer: rated, reviews: try await reviews.reviews(wish.filter, sortedBy: wish.sorting, page: page))
  } tell: { [weak self] outcome in
    self?.show(outcome)
  }
  private let beers: any BeerGateway

  private struct Wish: Hashable {
    var filter: ReviewFilter
    var sorting = ReviewSorting.newest
  }

  private struct Reading: Stretch {
    let beer: RatedBeer?
    let reviews: Paged<BeerReview>
    var hasMore: Bool { reviews.hasMore }
  }

  /// What goes when the user says yes.
  private var deletion = Confirmation<BeerReview>()
  private var isGone = false
  /// What happened since the list was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - beer: whose reviews; `nil`: all.
  ///   - reviews: where they are read and deleted.
  ///   - beers: where the beer is read.
  public init(
    of beer: Beer.ID?, reviews: any ReviewGateway, beers: any BeerGateway, screen: any Screen<ReviewsModel>,
    router: any Router<BeerRoute>, texts: Texts
  ) {
    self.beer = beer
    self.reviews = reviews
    self.beers = beers
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  public func handle(_ event: ReviewsEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await list.now(list.wish)
    case .filtered(var filter):
      if let beer { filter.beer = beer }
      await list.now(Wish(filter: filter, sorting: list.wish.sorting))
    case .sorted(let sorting): await list.now(Wish(filter: list.wish.filter, sorting: sorting))
    case .wantedMore: await list.more()
    case .chose(let review): router.go(to: .review(review))
    case .wantedToWrite: if let beer { router.go(to: .newReview(of: beer)) }
    case .wantedToDelete(let review): await ask(review)
    case .confirmedDeletion: await delete()
    case .gaveUpDeletion:
      let wasAsked = deletion.subject != nil
      deletion.begin()
      if wasAsked { show() }
    case .disappeared:
      isGone = true
      // When it comes back there may be something else to lose.
      deletion.begin()
      list.stop()
    }
  }

  // MARK: Deleting

  private func ask(_ id: Review.ID) async {
    let turn = deletion.begin()
    do {
      let review = try await reviews.review(id)
      let name = try await beers.beer(review.beer).beer.name
      // Unless a later event overtook this one.
      guard deletion.ask(BeerReview(review, beerName: name), in: turn) else { return }
      // The question stands beside the list.
      if list.shown == nil { await reload() } else { show() }
    } catch .notFound {
      guard deletion.isStill(turn) else { return }
      news = .failed(texts.noSuchReview(id))
      await reload()
    } catch {
      guard deletion.isStill(turn) else { return }
      show(notice: .failed(texts.problem(error)))
    }
  }

  private func delete() async {
    // Who says yes twice deletes once.
    guard let agreed = deletion.subject else { return }
    deletion.begin()
    do {
      try await reviews.deleteReview(agreed.id)
      news = .done([texts.reviewDeleted])
    } catch .notFound {
      news = .failed(texts.noSuchReview(agreed.id))
    } catch {
      return show(notice: .failed(texts.problem(error)))
    }
    await reload()
  }

  // MARK: Showing

  /// The list as it is now; a screen that is gone has the news when it comes back.
  private func reload() async {
    if !isGone { await list.reload() }
  }

  private func show(_ outcome: LiveList<Wish, Reading, GatewayError>.Outcome) {
    switch outcome {
    case .read:
      defer { news = nil }
      show(notice: news)
    case .failed(.notFound, _): if let beer { screen.show(.failed(texts.noSuchBeer(beer))) }
    case .failed(let error, let isMore):
      let problem = texts.problem(error)
      // A question that waits for its answer stays.
      if isMore || deletion.subject != nil { show(notice: .failed(problem)) } else { screen.show(.failed(problem)) }
    }
  }

  private func show(notice: Notice? = nil) {
    if isGone { return }
    guard let shown = list.shown else {
      if case .failed(let problem) = notice { screen.show(.failed(problem)) }
      return
    }
    let found = shown.answer
    if found.reviews.items.isEmpty && notice == nil && deletion.subject == nil {
      return screen.show(.empty(message: shown.wish.filter.isOpen ? texts.noReviews : texts.noReviewPasses))
    }
    var model = ReviewsModel(
      found.reviews, of: found.beer, filtered: shown.wish.filter, sortedBy: shown.wish.sorting, in: texts)
    model.notice = notice
    model.request = deletion.subject.map { DeletionRequest(of: $0.id, question: texts.deletes($0)) }
    screen.show(.content(model))
  }
}
