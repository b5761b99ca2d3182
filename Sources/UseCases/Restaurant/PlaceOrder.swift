public import Entities

/// Sends the current order on its way.
public protocol PlaceOrder: Sendable {
  /// Places the draft of this id: freezes names, prices and total, stamps the date, and leaves no draft.
  ///
  /// Placing is idempotent: when the order of this id was placed before, that order is the answer and nothing is placed.
  /// - Parameter acceptingChanges: takes the present prices and drops the dishes that left the menu, instead of refusing.
  func callAsFunction(
    _ draft: Order.ID, delivery: Delivery, acceptingChanges: Bool
  ) async throws(PlaceOrderError) -> Order
}

/// Why an order was not placed; the draft is as it was.
public enum PlaceOrderError: StoreError, Sendable, Hashable {
  /// Neither the draft nor a placed order has this id.
  case noSuchOrder(Order.ID)
  /// There is no line, or none is left after the dishes that are gone were dropped.
  case empty(Order.ID)
  /// The menu changed since the dishes were chosen; the customer must agree.
  case changed([OrderDifference])
  /// The total at the present prices is out of reach.
  case refused(Order.ID, OrderError)
  /// The store failed.
  case store(GatewayError)
}

/// ``PlaceOrder`` over the gateways that are given to it.
public struct PlaceOrderInteractor: PlaceOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - user: whose orders they are.
  ///   - now: the clock that dates the order.
  public init(menu: any MenuGateway, orders: any OrderGateway, user: User.ID, now: @escaping @Sendable () -> Instant) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.now = now
  }

  public func callAsFunction(
    _ id: Order.ID, delivery: Delivery, acceptingChanges: Bool
  ) async throws(PlaceOrderError) -> Order {
    while true {
      // The draft is read first: an order is in one of the two places at any time, and moves from here to there.
      guard let draft = try await draft(id) else { return try await placedBefore(id) }

      let order = try await placed(draft, delivery, acceptingChanges)
      do {
        try await orders.place(order, of: user, replacing: draft)
        return order
      } catch .conflict {
        continue
      } catch {
        throw .store(error)
      }
    }
  }

  private func draft(_ id: Order.ID) async throws(PlaceOrderError) -> Order? {
    let draft = try await PlaceOrderError.wrapping(await orders.draft(of: user))
    return draft?.id == id ? draft : nil
  }

  private func placedBefore(_ id: Order.ID) async throws(PlaceOrderError) -> Order {
    do { return try await orders.placedOrder(id, of: user) } catch .notFound { throw .noSuchOrder(id) } catch {
      throw .store(error)
    }
  }

  private func placed(
    _ draft: Order, _ delivery: Delivery, _ acceptingChanges: Bool
  ) async throws(PlaceOrderError) -> Order {
    if draft.isEmpty { throw .empty(draft.id) }

    let dishes = try await PlaceOrderError.wrapping(await menu.dishes(of: draft))
    let differences = draft.differences(from: dishes)
    if !differences.isEmpty && !acceptingChanges { throw .changed(differences) }

    var order = draft
    do {
      try order.update(to: dishes)
      try order.place(Placement(date: now(), delivery: delivery))
    } catch .empty {
      throw .empty(draft.id)
    } catch {
      throw .refused(draft.id, error)
    }
    return order
  }
}
