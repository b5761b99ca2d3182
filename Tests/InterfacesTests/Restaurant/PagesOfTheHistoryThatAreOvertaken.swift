import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Pages of the history that are overtaken` {
  typealias Step = Recording<HistoryModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = Recording<HistoryModel, RestaurantRoute>()
  let presenter: HistoryPresenter
  let held = Held<Page, GatewayError?>()
  let newest: [OrderSummary]

  init() async throws {
    restaurant = try await Restaurant()
    var placed: [OrderSummary] = []
    for number in 1...60 {
      let order = try await restaurant.place(
        [(restaurant.menu.margarita, 1)], id: "order-\(number)", after: Double(60 * number))
      placed.append(try #require(OrderSummary(order)))
    }
    newest = placed.reversed()
    presenter = HistoryPresenter(
      orders: restaurant.store, user: restaurant.user, orderAgain: try restaurant.orderAgain(), screen: ui,
      router: ui, texts: restaurant.texts)
    await presenter.handle(.appeared)
    _ = ui.take()
    restaurant.intercept { [held] (call) throws(GatewayError) in
      guard case .history(let page) = call else { return }
      if let error = await held.ask(page) { throw error }
    }
  }

  private func begin(_ event: HistoryEvent) async -> Held<Page, GatewayError?>.Event {
    await held.begin { [presenter] in await presenter.handle(event) }
  }

  private func shown(_ orders: [OrderSummary]) -> Step {
    .shows(.content(HistoryModel(orders, hasMore: orders.count < 60, in: restaurant.texts)))
  }

  @Test func `by the screen that appears again are never shown`() async {
    let more = await begin(.wantedMore)
    let appeared = await begin(.appeared)
    await held.answer(appeared, nil)
    await held.answer(more, nil)
    #expect(ui.take() == [.shows(.loading), shown(Array(newest.prefix(50)))])
  }

  @Test func `don't show why they failed`() async {
    let more = await begin(.wantedMore)
    let appeared = await begin(.appeared)
    await held.answer(more, .offline(what: "example.org"))
    await held.answer(appeared, nil)
    #expect(ui.take() == [.shows(.loading), shown(Array(newest.prefix(50)))])
  }

  @Test func `are shown once when they are wanted twice`() async {
    let first = await begin(.wantedMore)
    let second = await begin(.wantedMore)
    await held.answer(first, nil)
    await held.answer(second, nil)
    #expect(held.questions == [Page(offset: 50), Page(offset: 50)])
    #expect(ui.take() == [shown(newest)])
  }

  @Test func `are not read while the list is read anew`() async {
    let appeared = await begin(.appeared)
    held.standing = .some(nil)
    await presenter.handle(.wantedMore)
    await held.answer(appeared, nil)
    #expect(held.questions == [Page.first])
    #expect(ui.take() == [.shows(.loading), shown(Array(newest.prefix(50)))])
  }
}
