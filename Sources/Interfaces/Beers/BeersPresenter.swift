public import Entities
public import UseCases

/// Shows, searches and sorts the beers of a manufacturer, and deletes one with its reviews.
public final class BeersPresenter: Presenter {
  private let manufacturer: Manufacturer.ID
  private let manufacturers: any ManufacturerGateway
  private let beers: any BeerGateway
  private let deleteBeer: any DeleteBeer
  private let screen: any Screen<BeersModel>
  private let router: any Router<BeerRoute>
  private let texts: Texts
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  private lazy var list = LiveList<Wish, Reading, GatewayError>(Wish(), delay: searchDelay, clock: clock) {
    [manufacturer, manufacturers, beers] (wish, page) async throws(GatewayError) in
    let maker = try await manufacturers.manufacturer(manufacturer).manufacturer
    let found = try await beers.beers(
      of: manufacturer, matching: SearchText(wish.query), sortedBy: wish.sorting, page: page)
    return Reading(maker: maker, beers: found)
  } tell: { [weak self] outcome in
    self?.show(outcome)
  }

  /// Sort and search hold together.
  private struct Wish: Hashable {
    var query = ""
    var sorting = BeerSorting.byName
  }

  private struct Reading: Stretch {
    let maker: Manufacturer
    let beers: Paged<RatedBeer>
    var hasMore: Bool { beers.hasMore }
  }

  /// What goes when the user says yes.
  private var deletion = Confirmation<RatedBeer>()
  private var isGone = false
  /// What happened since the list was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - manufacturer: whose beers.
  ///   - manufacturers: where it is read.
  ///   - beers: where they are read.
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  public init(
    of manufacturer: Manufacturer.ID, manufacturers: any ManufacturerGateway, beers: any BeerGateway,
    deleteBeer: any DeleteBeer, screen: any Screen<BeersModel>, router: any Router<BeerRoute>, texts: Texts,
    searchDelay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.manufacturer = manufacturer
    self.manufacturers = manufacturers
    self.beers = beers
    self.deleteBeer = deleteBeer
    self.screen = screen
    self.router = router
    self.texts = texts
    self.searchDelay = searchDelay
    self.clock = clock
  }

  public func handle(_ event: BeersEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await list.now(list.wish)
    case .searched(let text): await list.typed(Wish(query: text, sorting: list.wish.sorting))
    case .submittedSearch(let text): await list.submitted(Wish(query: text, sorting: list.wish.sorting))
    case .sorted(let sorting): await list.now(Wish(query: list.wish.query, sorting: sorting))
    case .wantedMore: await list.more()
    case .chose(let beer): router.go(to: .beer(beer))
    case .wantedToDelete(let beer): await ask(beer)
    case .confirmedDeletion: await delete()
    case .gaveUpDeletion: giveUpDeletion()
    case .wantedToAdd: router.go(to: .newBeer(of: manufacturer))
    case .disappeared:
      isGone = true
      // When it comes back there may be something else to lose.
      deletion.begin()
      list.stop()
    }
  }

  // MARK: Deleting

  private func ask(_ id: Beer.ID) async {
    let turn = deletion.begin()
    do {
      let found = try await beers.beer(id)
      guard deletion.ask(found, in: turn) else { return }  // A later event overtook this one.
      // The question stands beside the list.
      if list.shown == nil { await reload() } else { show() }
    } catch .notFound {
      guard deletion.isStill(turn) else { return }
      news = .failed(texts.noSuchBeer(id))
      await reload()
    } catch {
      guard deletion.isStill(turn) else { return }
      show(notice: .failed(texts.problem(error)))
    }
  }

  private func delete() async {
    // Who says yes twice deletes once.
    guard let agreed = deletion.subject else { return }
    let turn = deletion.begin()
    do {
      try await deleteBeer(agreed)
      news = .done([texts.deleted(agreed.beer)])
    } catch .store(let error) {
      return show(notice: .failed(texts.problem(error)))
    } catch {
      if case .changed(let now) = error { deletion.ask(now, in: turn) }
      news = .failed(texts.problem(error))
    }
    await reload()
  }

  private func giveUpDeletion() {
    let wasAsked = deletion.subject != nil
    deletion.begin()
    if wasAsked { show() }
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
    case .failed(.notFound, _): screen.show(.failed(texts.noSuchManufacturer(manufacturer)))
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
    let (found, query) = (shown.answer, shown.wish.query)
    if found.beers.items.isEmpty && notice == nil && deletion.subject == nil {
      return screen.show(.empty(message: SearchText(query).isBlank ? texts.noBeers : texts.noBeerFound(query)))
    }
    var model = BeersModel(
      found.beers, of: found.maker, searching: query, sortedBy: shown.wish.sorting, in: texts)
    model.notice = notice
    model.request = deletion.subject.map { DeletionRequest(of: $0.id, question: texts.deletes($0)) }
    screen.show(.content(model))
  }
}
