import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the history` {
  typealias Step = RecordingScreen<HistoryModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<HistoryModel, RestaurantRoute>()
  let presenter: HistoryPresenter

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.historyPresenter(ui)
  }

  /// Places this number of orders, a minute apart, and returns them newest first.
  private func place(_ count: Int) async throws -> [OrderSummary] {
    var placed: [OrderSummary] = []
    for number in 1...count {
      let order = try await restaurant.place(
        [(restaurant.menu.margarita, 1)], id: "order-\(number)", after: Double(60 * number))
      placed.append(OrderSummary(order))
    }
    return placed.reversed()
  }

  private func shown(
    _ orders: some Sequence<OrderSummary>, hasMore: Bool
  ) -> Step {
    .shows(.content(HistoryModel(Array(orders), hasMore: hasMore, in: restaurant.texts)))
  }

  @Test func `The history screen reports that nothing has been ordered yet`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Aún no has hecho ningún pedido.")))
  }

  @Test func `The history screen shows the newest order first`() async throws {
    let orders = try await place(3)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown(orders, hasMore: false))
    #expect(orders.map(\.id.text) == ["order-3", "order-2", "order-1"])
  }

  @Test func `The next page of the order history repeats no row if an order was placed meanwhile`() async throws {
    let orders = try await place(60)
    await presenter.handle(.appeared)
    let order = try await restaurant.place([(restaurant.menu.margarita, 1)], id: "order-61", after: 60 * 61)
    _ = ui.take()
    await presenter.handle(.wantedMore)
    ui.expect(shown([OrderSummary(order)] + orders, hasMore: false))
  }

  @Test func `Choosing an order in the history opens the order without updating the history screen`() async throws {
    let id = try Order.ID("order-7")
    await presenter.handle(.chose(id))
    ui.expect(.goes(.placedOrder(id)))
  }
}
