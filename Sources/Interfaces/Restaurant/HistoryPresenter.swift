public import Entities
public import UseCases

/// What happens on the history's screen.
public enum HistoryEvent: Sendable, Hashable {
  case appeared
  /// The end was reached and more is wanted.
  case wantedMore
  case chose(Order.ID)
  /// The same again.
  case repeated(Order.ID)
}

/// Shows what was ordered before, and orders it again.
public final class HistoryPresenter: Presenter {
  private let orders: any OrderGateway
  private let user: User.ID
  private let orderAgain: any OrderAgain
  private let screen: any Screen<HistoryModel>
  private let router: any Router<RestaurantRoute>
  private let texts: Texts

  private var shown: [OrderSummary] = []
  private var hasMore = false
  /// Whether a new list was asked for that is not there yet.
  private var isOutdated = false
  private var request = 0

  /// Everything it uses, and the screen it writes on.
  public init(
    orders: any OrderGateway, user: User.ID, orderAgain: any OrderAgain, screen: any Screen<HistoryModel>,
    router: any Router<RestaurantRoute>, texts: Texts
  ) {
    self.orders = orders
    self.user = user
    self.orderAgain = orderAgain
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  public func handle(_ event: HistoryEvent) async {
    switch event {
    case .appeared:
      screen.show(.loading)
      await load(after: [])
    case .wantedMore: if hasMore && !isOutdated { await load(after: shown) }
    case .chose(let order): router.go(to: .placedOrder(order))
    case .repeated(let order): await repeatOrder(order)
    }
  }

  private func load(after before: [OrderSummary]) async {
    request += 1
    let asked = request
    if before.isEmpty { isOutdated = true }
    do {
      let page = try await orders.history(of: user, page: Page(offset: before.count))
      guard asked == request else { return }  // A later event overtook this one.
      shown = before + page.items
      hasMore = page.hasMore
      isOutdated = false
      show()
    } catch {
      guard asked == request else { return }
      screen.show(.failed(texts.problem(error)))
    }
  }

  private func repeatOrder(_ id: Order.ID) async {
    do {
      let again = try await orderAgain(id)
      show(notice: [texts.orderedAgain(again.order)] + again.differences.map(texts.words))
    } catch {
      screen.show(.failed(texts.problem(error)))
    }
  }

  private func show(notice: [String] = []) {
    if shown.isEmpty && notice.isEmpty { return screen.show(.empty(message: texts.nothingOrdered)) }
    var model = HistoryModel(shown, hasMore: hasMore, in: texts)
    model.notice = notice
    screen.show(.content(model))
  }
}
