public import Entities
public import UseCases

/// What happens on the screen of the best beers.
public enum BestBeersEvent: Sendable, Hashable {
  case appeared
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Beer.ID)
  case disappeared
}

/// Shows the beers that were reviewed, the best first.
public final class BestBeersPresenter: Presenter {
  private let beers: any BeerGateway
  private let screen: any Screen<BestBeersModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private lazy var list: LiveList<Wish, Paged<RatedBeer>, GatewayError> = LiveList(
    Wish(), delay: .zero, clock: ContinuousClock()
  ) { [beers] (_, page) async throws(GatewayError) in
    try await beers.bestBeers(page: page)
  } tell: { [weak self] outcome in
    self?.show(outcome)
  }

  /// There is but one such list.
  private struct Wish: Hashable {}

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameter beers: where they are read.
  public init(
    beers: any BeerGateway, screen: any Screen<BestBeersModel>, router: any Router<BeerRoute>, texts: Texts
  ) {
    self.beers = beers
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  public func handle(_ event: BestBeersEvent) async {
    switch event {
    case .appeared:
      screen.show(.loading)
      await list.now(list.wish)
    case .wantedMore: await list.more()
    case .chose(let beer): router.go(to: .beer(beer))
    case .disappeared: list.stop()
    }
  }

  private func show(_ outcome: LiveList<Wish, Paged<RatedBeer>, GatewayError>.Outcome) {
    switch (outcome, list.shown?.answer) {
    case (.read, let found?):
      screen.show(
        found.items.isEmpty ? .empty(message: texts.nothingReviewed) : .content(BestBeersModel(found, in: texts)))
    case (.failed(let error, isMore: true), let found?):
      var model = BestBeersModel(found, in: texts)
      model.notice = .failed(texts.problem(error))
      screen.show(.content(model))
    case (.failed(let error, _), _): screen.show(.failed(texts.problem(error)))
    case (.read, nil): break
    }
  }
}
