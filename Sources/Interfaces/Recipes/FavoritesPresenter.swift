public import Entities
public import UseCases

/// What happens on the screen of the favourites.
public enum FavoritesEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause.
  case submittedSearch(String)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Recipe.ID)
  case removed(Recipe.ID)
  /// What is unsent is to be sent, and what others changed to be taken.
  case wantedSync
  case disappeared
}

/// Shows the favourites, removes them, and, where they are shared, says how much of them is unsent and brings them to one state with
/// those elsewhere.
public final class FavoritesPresenter: Presenter {
  private let removeFromFavorites: any RemoveFromFavorites
  private let syncFavorites: (any SyncFavorites)?
  private let screen: any Screen<FavoritesModel>
  private let router: any Router<RecipeRoute>
  private let texts: Texts
  private let getFavorites: any GetFavorites
  private let getFavoriteStatus: any GetFavoriteStatus
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  private lazy var search = LiveSearch<Wanted, Reading, GatewayError>(delay: searchDelay, clock: clock) {
    [getFavorites, getFavoriteStatus, isShared = syncFavorites != nil] (wanted) async throws(GatewayError) in
    let page = try await getFavorites(matching: SearchText(wanted.query), page: wanted.page)
    return Reading(page: page, status: isShared ? try await getFavoriteStatus() : nil)
  } show: { [weak self] wanted, answer in
    self?.show(answer, to: wanted)
  }

  private struct Wanted {
    let query: String
    var page = Page.first
    /// Whether what is shown stays when no more of it can be read.
    var isMore = false
  }

  private struct Reading {
    let page: FavoritePage
    /// `nil`: nothing is shared, and so nothing has to be sent.
    let status: FavoriteStatus?
  }

  /// The search as it stands now, which may not have an answer yet.
  private var query = ""
  /// What is on the screen; it stays whole while something else is being read.
  private var shown: (reading: Reading, query: String)?
  /// Whether a list was asked for that is not there yet.
  private var isOutdated = false
  /// Whether the search was last changed key by key.
  private var isTyping = false
  private var isSyncing = false
  private var isGone = false
  /// What happened since the list was last shown.
  private var news: Notice?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - syncFavorites: `nil`: nobody said where favourites are shared; who wants to synchronise is told how to say it, and nothing is
  ///     called unsent.
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  public init(
    getFavorites: any GetFavorites, getFavoriteStatus: any GetFavoriteStatus,
    removeFromFavorites: any RemoveFromFavorites, syncFavorites: (any SyncFavorites)?,
    screen: any Screen<FavoritesModel>, router: any Router<RecipeRoute>, texts: Texts,
    searchDelay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.removeFromFavorites = removeFromFavorites
    self.syncFavorites = syncFavorites
    self.screen = screen
    self.router = router
    self.texts = texts
    self.getFavorites = getFavorites
    self.getFavoriteStatus = getFavoriteStatus
    self.searchDelay = searchDelay
    self.clock = clock
  }

  public func handle(_ event: FavoritesEvent) async {
    switch event {
    case .appeared:
      isGone = false
      screen.show(.loading)
      await search.now(want(query))
    case .searched(let text):
      isTyping = true
      await search.typed(want(text))
    case .submittedSearch(let text):
      // Of what was typed the answer is there, or on its way.
      if isTyping && text == query { return await search.finish() }
      isTyping = false
      await search.now(want(text))
    case .wantedMore:
      guard let page = shown?.reading.page, page.hasMore, !isOutdated else { return }
      // From the first on, so that what was added or removed meanwhile shifts nothing.
      let longer = Page(limit: page.page.limit + Page.defaultLimit)
      await search.now(Wanted(query: query, page: longer, isMore: true))
    case .chose(let recipe): router.go(to: .recipe(recipe))
    case .removed(let recipe): await remove(recipe)
    case .wantedSync: await sync()
    case .disappeared:
      isGone = true
      search.stop()
    }
  }

  private func want(_ text: String) -> Wanted {
    query = text
    isOutdated = true
    return Wanted(query: text)
  }

  private func show(_ answer: Result<Reading, GatewayError>, to wanted: Wanted) {
    switch answer {
    case .success(let reading):
      shown = (reading, wanted.query)
      isOutdated = false
      defer { news = nil }
      show(notice: news)
    case .failure(let error) where wanted.isMore: show(notice: .failed(texts.problem(error)))
    case .failure(let error):
      // Asked again it is a new search.
      isTyping = false
      screen.show(.failed(texts.problem(error)))
    }
  }

  private func remove(_ id: Recipe.ID) async {
    do {
      let removed = try await removeFromFavorites(id)
      news = .done([removed.map { texts.ceasedToBeFavorite($0.recipe) } ?? texts.wasNoFavorite(id)])
      await reload()
    } catch {
      show(notice: .failed(texts.problem(error)))
    }
  }

  private func sync() async {
    guard let syncFavorites else { return show(notice: .failed(texts.cannotSync)) }
    if isSyncing { return }
    isSyncing = true
    defer { isSyncing = false }
    show(notice: .done([texts.syncing]))
    do { news = .done(texts.synced(try await syncFavorites())) } catch { news = .failed(texts.problem(error)) }
    // What was sent before a failure is sent.
    await reload()
  }

  /// The list as it is now, as long as it was; a screen that is gone has the news when it comes back.
  private func reload() async {
    if isGone { return }
    isOutdated = true
    await search.now(Wanted(query: query, page: shown?.reading.page.page ?? .first))
  }

  private func show(notice: Notice?) {
    if isGone { return }
    guard let (reading, query) = shown else {
      if case .failed(let problem) = notice { screen.show(.failed(problem)) }
      return
    }
    if reading.page.favorites.isEmpty && notice == nil && (reading.status?.unsentCount ?? 0) == 0 {
      let message = SearchText(query).isBlank ? texts.noFavorites : texts.noFavoriteFound(query)
      return screen.show(.empty(message: message))
    }
    var model = FavoritesModel(reading.page, searching: query, status: reading.status, in: texts)
    model.notice = notice
    screen.show(.content(model))
  }
}
