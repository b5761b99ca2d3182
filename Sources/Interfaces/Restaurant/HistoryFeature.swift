public import Entities
public import UseCases

/// Shows and searches the placed orders, and repeats a placed order as a new order.
public typealias HistoryPresenter = ListPresenter<HistoryFeature>

/// The list of orders that a user has placed.
public struct HistoryFeature: ListFeature {
  public typealias Row = PlacedOrderRow
  public typealias Route = RestaurantRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to order the same dishes again.
    case repeated(Order.ID)
  }

  private let restaurant: RestaurantUseCases
  public let texts: Texts

  /// Creates a list of placed orders.
  ///
  /// - Parameter restaurant: the use cases that read and repeat the user's placed orders.
  public init(_ restaurant: RestaurantUseCases, texts: Texts) {
    self.restaurant = restaurant
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Paged<OrderSummary> {
    let filter = HistoryFilter(matching: query.search)
    return try await restaurant.orders.history(of: restaurant.user, matching: filter, page: page)
  }

  public func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { restaurant.orders as? any ChangeGateway }

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
      let again = try await restaurant.orderAgain(id, accepting: accepted)
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
