import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the history` {
  typealias Step = Recording<HistoryModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = Recording<HistoryModel, RestaurantRoute>()
  let presenter: HistoryPresenter

  init() async throws {
    restaurant = try await Restaurant()
    presenter = HistoryPresenter(
      orders: restaurant.store, user: restaurant.user, orderAgain: try restaurant.orderAgain(), screen: ui,
      router: ui, texts: restaurant.texts)
  }

  /// Places so many orders, a minute after each other, and answers them newest first.
  private func place(_ count: Int) async throws -> [OrderSummary] {
    var placed: [OrderSummary] = []
    for number in 1...count {
      let order = try await restaurant.place(
        [(restaurant.menu.margarita, 1)], id: "order-\(number)", after: Double(60 * number))
      placed.append(try #require(OrderSummary(order)))
    }
    return placed.reversed()
  }

  private func shown(
    _ orders: some Sequence<OrderSummary>, hasMore: Bool
  ) -> Step {
    .shows(.content(HistoryModel(Array(orders), hasMore: hasMore, in: restaurant.texts)))
  }

  @Test func `loads, and then says that nothing was ordered`() async {
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "Aún no has hecho ningún pedido."))])
  }

  @Test func `loads, and then shows the newest order first`() async throws {
    let orders = try await place(3)
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown(orders, hasMore: false)])
    #expect(orders.map(\.id.text) == ["order-3", "order-2", "order-1"])
  }

  @Test func `goes on page by page, and its numbers with it`() async throws {
    let orders = try await place(120)
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.wantedMore) }
    let steps = ui.take()
    #expect(
      steps == [
        .shows(.loading), shown(orders.prefix(50), hasMore: true), shown(orders.prefix(100), hasMore: true),
        shown(orders, hasMore: false),
      ])
    guard case .shows(.content(let model)) = steps.last else { return }
    #expect(model.rows.map(\.number) == Array(1...120))
  }

  @Test func `wants no more of what has no more`() async throws {
    _ = try await place(2)
    await presenter.handle(.appeared)
    _ = ui.take()
    await presenter.handle(.wantedMore)
    #expect(ui.take() == [])
  }

  @Test func `begins anew when it appears again`() async throws {
    let orders = try await place(60)
    await presenter.handle(.appeared)
    await presenter.handle(.wantedMore)
    _ = ui.take()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown(orders.prefix(50), hasMore: true)])
  }

  @Test func `leads to the order that was chosen, and shows nothing on the way`() async throws {
    let id = try Order.ID("order-7")
    await presenter.handle(.chose(id))
    #expect(ui.take() == [.goes(.placedOrder(id))])
  }

  @Test func `says why it can't be read`() async {
    restaurant.fail(.always(.corrupt(what: "recetas.json", why: "line 3")))
    await presenter.handle(.appeared)
    let problem = restaurant.texts.problem(GatewayError.corrupt(what: "recetas.json", why: "line 3"))
    #expect(ui.take() == [.shows(.loading), .shows(.failed(problem))])
  }

  @Test func `can want a page again that could not be read`() async throws {
    let orders = try await place(60)
    await presenter.handle(.appeared)
    _ = ui.take()
    restaurant.fail(.onCall(1, .offline(what: "example.org")))
    await presenter.handle(.wantedMore)
    await presenter.handle(.wantedMore)
    #expect(
      ui.take() == [
        .shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))),
        shown(orders, hasMore: false),
      ])
  }
}
