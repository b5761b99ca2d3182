public import Entities
public import UseCases

/// Shows, searches and sorts places below their map, whose pins lead to them.
public final class PlaceListPresenter: Presenter {
  private typealias List = LiveList<PlaceListRequest, PlaceList, GetPlacesError>

  private let kind: Place.Kind?
  private let getPlaceList: any GetPlaceList
  private let screen: any Screen<PlaceListModel>
  private let router: any Router<PlaceRoute>
  private let texts: Texts
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  private lazy var list: List = LiveList(PlaceListRequest(kind: kind), delay: searchDelay, clock: clock) {
    [getPlaceList] (wish, page) async throws(GetPlacesError) in
    try await getPlaceList(wish, page: page)
  } tell: { [weak self] outcome in
    self?.show(outcome)
  }

  /// The pin that was chosen since the list was read.
  private var chosen: Place.ID?
  private var isGone = false

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - kind: which places; `nil`: all.
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  public init(
    of kind: Place.Kind?, getPlaceList: any GetPlaceList, screen: any Screen<PlaceListModel>,
    router: any Router<PlaceRoute>, texts: Texts, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.kind = kind
    self.getPlaceList = getPlaceList
    self.screen = screen
    self.router = router
    self.texts = texts
    self.searchDelay = searchDelay
    self.clock = clock
  }

  public func handle(_ event: PlaceListEvent) async {
    switch event {
    case .appeared:
      (isGone, chosen) = (false, nil)
      screen.show(.loading)
      await list.now(list.wish)
    case .searched(let text): await list.typed(wish { $0.search = SearchText(text) })
    case .submittedSearch(let text): await list.submitted(wish { $0.search = SearchText(text) })
    case .sorted(let isByDistance): await sort(isByDistance)
    case .wantedMore: await list.more()
    case .chose(let place): router.go(to: .place(place))
    case .chosePin(let place): choosePin(place)
    case .choseCard:
      guard let place = chosen else { return }
      chosen = nil
      router.go(to: .place(place))
    case .moved:
      chosen = nil
      await list.reload()
    case .disappeared:
      isGone = true
      list.stop()
    }
  }

  /// What is wanted now, changed; the card goes with what was wanted before.
  private func wish(_ change: (inout PlaceListRequest) -> Void) -> PlaceListRequest {
    chosen = nil
    var wish = list.wish
    change(&wish)
    return wish
  }

  private func sort(_ isByDistance: Bool) async {
    if isByDistance, let shown = list.shown, shown.answer.position == nil {
      // The list stays as it is.
      return show(notice: .failed(texts.problem(GetPlacesError.positionUnknown)))
    }
    await list.now(wish { $0.isByDistance = isByDistance })
  }

  private func choosePin(_ id: Place.ID) {
    guard let answer = list.shown?.answer else { return }
    if answer.pins.contains(where: { $0.pin.id == id }) {
      chosen = id
      show()
    } else if let place = answer.places.items.first(where: { $0.id == id }) {
      show(notice: .done([texts.notOnTheMap(place.name)]))
    }
  }

  private func show(_ outcome: List.Outcome) {
    switch outcome {
    case .read: show()
    case .failed(let error, let isMore):
      let problem = texts.problem(error)
      if isMore { show(notice: .failed(problem)) } else { screen.show(.failed(problem)) }
    }
  }

  private func show(notice: Notice? = nil) {
    guard let shown = list.shown, !isGone else { return }
    let (answer, search) = (shown.answer, shown.wish.search)
    if answer.places.items.isEmpty && chosen == nil && notice == nil {
      return screen.show(.empty(message: search.isBlank ? texts.noPlaces : texts.noPlaceFound(search.query)))
    }
    var model = PlaceListModel(answer, shown.wish, in: texts)
    (model.notice, model.chosen) = (notice, chosen)
    screen.show(.content(model))
  }
}

extension PlaceList: Stretch {
  var hasMore: Bool { places.hasMore }
}
