public import Entities
public import UseCases

/// Shows and searches what was ordered before, and orders it again.
public typealias HistoryPresenter = ListPresenter<HistoryFeature>

/// The orders that a user placed.
public struct HistoryFeature: ListFeature {
  public typealias Row = PlacedOrderRow
  public typealias Route = RestaurantRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// The same again.
    case repeated(Order.ID)
  }

  private let orders: any OrderGateway
  private let user: User.ID
  private let orderAgain: any OrderAgain
  public let texts: Texts

  /// - Parameters:
  ///   - orders: where they are read.
  ///   - user: whose.
  public init(orders: any OrderGateway, user: User.ID, orderAgain: any OrderAgain, texts: Texts) {
    self.orders = orders
    self.user = user
    self.orderAgain = orderAgain
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    try await orders.history(of: user, matching: HistoryFilter(matching: query.search), page: page)
  }

  public func model(_ answer: Paged<OrderSummary>?, _ query: ListQuery<Nothing>) -> HistoryModel {
    HistoryModel(answer?.items ?? [], searching: query.text, hasMore: answer?.hasMore == true, in: texts)
  }

  public func choose(_ row: Order.ID, in list: HistoryPresenter) async { list.go(to: .placedOrder(row)) }

  public func act(_ action: Action, in list: HistoryPresenter) async {
    switch action {
    case .repeated(let id): await list.perform { await repeats(id, accepting: []) }
    }
  }

  private func repeats(_ id: Order.ID, accepting accepted: [OrderDifference]) async -> Deletion<Order.ID> {
    do {
      let again = try await orderAgain(id, accepting: accepted)
      return .unchanged(.done([texts.orderedAgain(again.order)] + again.differences.map(texts.words)))
    } catch .changed(let now) {
      return .asks(DeletionRequest(of: id, question: texts.asksToRepeat(now))) {
        await repeats(id, accepting: now.differences)
      }
    } catch {
      return .unchanged(.failed(texts.problem(error)))
    }
  }
}
