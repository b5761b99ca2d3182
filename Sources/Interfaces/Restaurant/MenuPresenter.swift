public import Entities
public import UseCases

/// What happens on the menu's screen.
public enum MenuEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now, key by key; blank shows everything.
  case searched(String)
  /// The search is typed to its end: it need not wait for a pause.
  case submittedSearch(String)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Dish.ID)
  case added(Dish.ID)
  case choseOrder
  case disappeared
}

/// Shows the menu as it is and as it changes, searches it while somebody types, and puts dishes in the order.
public final class MenuPresenter: Presenter {
  private let addDishToOrder: any AddDishToOrder
  private let watchMenu: (any WatchMenu)?
  private let screen: any Screen<MenuModel>
  private let router: any Router<RestaurantRoute>
  private let texts: Texts
  private let getMenu: any GetMenu
  private let searchDelay: Duration
  private let clock: any Clock<Duration>
  private lazy var search = LiveSearch<Wanted, MenuPage, GatewayError>(delay: searchDelay, clock: clock) {
    [getMenu] (wanted) async throws(GatewayError) in
    try await getMenu(matching: SearchText(wanted.query), of: nil, page: Page(offset: wanted.dishes.count))
  } show: { [weak self] wanted, answer in
    self?.show(answer, to: wanted)
  }

  /// A list that somebody wants to see.
  private struct Wanted {
    var query = ""
    /// What of it is there already.
    var dishes: [Dish] = []
  }

  /// What is on the screen; it stays whole while something else is being read.
  private struct Shown: Hashable {
    var query = ""
    var dishes: [Dish] = []
    var hasMore = false
  }

  /// The search as it stands now, which may not have an answer yet.
  private var query = ""
  private var shown = Shown()
  /// Whether the search was last changed key by key.
  private var isTyping = false
  /// Whether a new list was asked for that is not there yet.
  private var isOutdated = false
  private var following: Task<Void, Never>?

  /// Everything it uses, and the screen it writes on.
  ///
  /// - Parameters:
  ///   - watchMenu: `nil`: the screen shows what was read, whatever others change meanwhile.
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  public init(
    getMenu: any GetMenu, watchMenu: (any WatchMenu)? = nil, addDishToOrder: any AddDishToOrder,
    screen: any Screen<MenuModel>, router: any Router<RestaurantRoute>, texts: Texts,
    searchDelay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.watchMenu = watchMenu
    self.addDishToOrder = addDishToOrder
    self.screen = screen
    self.router = router
    self.texts = texts
    self.getMenu = getMenu
    self.searchDelay = searchDelay
    self.clock = clock
  }

  deinit { following?.cancel() }

  public func handle(_ event: MenuEvent) async {
    switch event {
    case .appeared:
      screen.show(.loading)
      want(query)
      await search.now(Wanted(query: query))
    case .searched(let text):
      isTyping = true
      want(text)
      await search.typed(Wanted(query: text))
    case .submittedSearch(let text):
      // Of what was typed the answer is there, or on its way.
      if isTyping && text == query { return await search.finish() }
      isTyping = false
      want(text)
      await search.now(Wanted(query: text))
    case .wantedMore:
      if shown.hasMore && !isOutdated { await search.now(Wanted(query: query, dishes: shown.dishes)) }
    case .chose(let dish): look(at: dish)
    case .added(let dish): await add(dish)
    case .choseOrder: router.go(to: .order)
    case .disappeared:
      search.stop()
      stopFollowing()
    }
  }

  private func want(_ text: String) {
    query = text
    isOutdated = true
  }

  private func show(_ answer: Result<MenuPage, GatewayError>, to wanted: Wanted) {
    switch answer {
    case .success(let page):
      shown = Shown(query: wanted.query, dishes: wanted.dishes + page.menu.dishes, hasMore: page.hasMore)
      isOutdated = false
      stopFollowing()
      show(notice: nil)
    case .failure(let error):
      // Asked again it is a new search.
      isTyping = false
      fail(error)
    }
  }

  /// Keeps what is shown as it is in the store, until something else is shown.
  private func follow() {
    guard let watchMenu, following == nil else { return }
    let page = Page(limit: max(shown.dishes.count, Page.defaultLimit))
    var readings = watchMenu(matching: SearchText(shown.query), of: nil, page: page).makeAsyncIterator()
    following = Task { [weak self] in
      do throws(GatewayError) {
        while let reading = try await readings.next() {
          if Task.isCancelled { return }
          self?.take(reading.page)
        }
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
  }

  private func take(_ page: MenuPage) {
    let now = Shown(query: shown.query, dishes: page.menu.dishes, hasMore: page.hasMore)
    // What was read is told once; so is what was changed while it was read.
    if now == shown { return }
    shown = now
    show(notice: nil)
  }

  private func fail(_ error: GatewayError) {
    stopFollowing()
    screen.show(.failed(texts.problem(error)))
  }

  private func stopFollowing() {
    following?.cancel()
    following = nil
  }

  private func look(at id: Dish.ID) {
    guard let dish = shown.dishes.first(where: { $0.id == id }) else { return }
    show(notice: texts.words(dish))
  }

  private func add(_ dish: Dish.ID) async {
    do {
      let order = try await addDishToOrder(dish, quantity: .one)
      show(notice: texts.added(dish, to: order))
    } catch {
      screen.show(.failed(texts.problem(error)))
    }
  }

  private func show(notice: String?) {
    follow()
    let query = shown.query
    if shown.dishes.isEmpty && notice == nil {
      screen.show(.empty(message: SearchText(query).isBlank ? texts.emptyMenu : texts.nothingFound(query)))
      return
    }
    var model = MenuModel(Menu(ordered: shown.dishes), searching: query, hasMore: shown.hasMore, in: texts)
    model.notice = notice
    screen.show(.content(model))
  }
}
