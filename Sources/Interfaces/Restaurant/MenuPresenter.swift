public import Entities
public import UseCases

/// What happens on the menu's screen.
public enum MenuEvent: Sendable, Hashable {
  case appeared
  /// The text of the search as it stands now; blank shows everything.
  case searched(String)
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Dish.ID)
  case added(Dish.ID)
  case choseOrder
}

/// Shows and searches the menu, and puts dishes in the order.
public final class MenuPresenter: Presenter {
  private let getMenu: any GetMenu
  private let addDishToOrder: any AddDishToOrder
  private let screen: any Screen<MenuModel>
  private let router: any Router<RestaurantRoute>
  private let texts: Texts

  /// What is on the screen; it stays whole while something else is being read.
  private struct Shown {
    var query = ""
    var dishes: [Dish] = []
    var hasMore = false
  }

  /// The search as it stands now, which may not have an answer yet.
  private var query = ""
  private var shown = Shown()
  /// Whether a new list was asked for that is not there yet.
  private var isOutdated = false
  private var request = 0

  /// Everything it uses, and the screen it writes on.
  public init(
    getMenu: any GetMenu, addDishToOrder: any AddDishToOrder, screen: any Screen<MenuModel>,
    router: any Router<RestaurantRoute>, texts: Texts
  ) {
    self.getMenu = getMenu
    self.addDishToOrder = addDishToOrder
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  public func handle(_ event: MenuEvent) async {
    switch event {
    case .appeared:
      screen.show(.loading)
      await load(after: [])
    case .searched(let text):
      query = text
      await load(after: [])
    case .wantedMore: if shown.hasMore && !isOutdated { await load(after: shown.dishes) }
    case .chose(let dish): look(at: dish)
    case .added(let dish): await add(dish)
    case .choseOrder: router.go(to: .order)
    }
  }

  private func load(after before: [Dish]) async {
    request += 1
    let asked = request
    if before.isEmpty { isOutdated = true }
    do {
      let page = try await getMenu(matching: SearchText(query), of: nil, page: Page(offset: before.count))
      guard asked == request else { return }  // A later event overtook this one.
      shown = Shown(query: query, dishes: before + page.menu.dishes, hasMore: page.hasMore)
      isOutdated = false
      show(notice: nil)
    } catch {
      guard asked == request else { return }
      screen.show(.failed(texts.problem(error)))
    }
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
