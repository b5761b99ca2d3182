public import Entities
public import UseCases

/// What happens on the screen of a placed order.
public enum PlacedOrderEvent: Sendable, Hashable {
  /// The screen is visible: the order is read.
  case appeared
}

/// Shows one placed order with all its lines.
public final class PlacedOrderPresenter: Presenter {
  private let id: Order.ID
  private let orders: any OrderGateway
  private let user: User.ID
  private let screen: any Screen<OrderModel>
  private let texts: Texts
  private var turns = Turns()

  /// - Parameters:
  ///   - orders: where the order is read.
  ///   - user: whose order it is.
  public init(_ id: Order.ID, orders: any OrderGateway, user: User.ID, screen: any Screen<OrderModel>, texts: Texts) {
    self.id = id
    self.orders = orders
    self.user = user
    self.screen = screen
    self.texts = texts
  }

  public func handle(_ event: PlacedOrderEvent) async {
    let turn = turns.begin()
    screen.show(.loading)
    let state = await load()
    if turns.isLast(turn) { screen.show(state) }  // Else a later event overtook this one.
  }

  private func load() async -> ScreenState<OrderModel> {
    do {
      return .content(OrderModel(try await orders.placedOrder(id, of: user), in: texts))
    } catch .notFound {
      return .failed(texts.noSuchOrder(id))
    } catch {
      return .failed(texts.problem(error))
    }
  }
}
