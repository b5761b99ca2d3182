public import Entities

/// Places the current order.
public protocol PlaceOrder: Sendable {
  /// Places the draft, if it is exactly what the user agreed to: freezes names, prices and total, stamps the date, and leaves no draft.
  ///
  /// Placing is idempotent: if the order with this id was placed before with the same delivery, it is returned and nothing is placed.
  /// - Parameter agreed: the draft as it was shown, and the differences from the menu that were accepted: such names and prices are
  ///   taken, and dishes that are gone are dropped.
  func callAsFunction(_ agreed: CurrentOrder, delivery: Delivery) async throws(PlaceOrderError) -> PlacedOrder
}

/// Why an order was not placed; the draft and the placed orders are unchanged.
public enum PlaceOrderError: StoreError, AgreementError, Sendable, Hashable {
  /// Neither the draft nor a placed order has this id.
  case noSuchOrder(Order.ID)
  /// The order with this id was placed before, as it is here, with another delivery.
  case alreadyPlaced(PlacedOrder)
  /// There is no line, or none is left after the dishes that are gone were dropped.
  case empty(Order.ID)
  /// The draft or the menu changed since the user agreed, to this: ask again.
  case changed(CurrentOrder)
  /// The total at current prices exceeds its limit.
  case refused(Order.ID, OrderError)
  /// The store failed.
  case store(GatewayError)

  public var now: CurrentOrder? { if case .changed(let now) = self { now } else { nil } }
}

/// ``PlaceOrder`` over gateways.
public struct PlaceOrderInteractor: PlaceOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - user: the user of the orders.
  ///   - now: the date of the order.
  public init(menu: any MenuGateway, orders: any OrderGateway, user: User.ID, now: @escaping @Sendable () -> Instant) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.now = now
  }

  public func callAsFunction(_ agreed: CurrentOrder, delivery: Delivery) async throws(PlaceOrderError) -> PlacedOrder {
    let id = agreed.order.id
    while true {
      // The draft is read first: an order is in one of the two places at any time, and moves from here to there.
      guard let draft = try await draft(id) else { return try await placedBefore(id, delivery) }

      let order = try await placed(draft, agreed, delivery)
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

  private func draft(_ id: Order.ID) async throws(PlaceOrderError) -> OrderDraft? {
    let draft = try await PlaceOrderError.wrapping(await orders.draft(of: user))
    return draft?.id == id ? draft : nil
  }

  private func placedBefore(_ id: Order.ID, _ delivery: Delivery) async throws(PlaceOrderError) -> PlacedOrder {
    let placed: PlacedOrder
    do { placed = try await orders.placedOrder(id, of: user) } catch .notFound { throw .noSuchOrder(id) } catch {
      throw .store(error)
    }
    // Another caller's delivery must not pass for this one.
    if placed.placement.delivery != delivery { throw .alreadyPlaced(placed) }
    return placed
  }

  private func placed(
    _ draft: OrderDraft, _ agreed: CurrentOrder, _ delivery: Delivery
  ) async throws(PlaceOrderError) -> PlacedOrder {
    if draft.isEmpty { throw .empty(draft.id) }

    let dishes = try await PlaceOrderError.wrapping(await menu.dishes(of: draft))
    let current = CurrentOrder(order: draft, differences: draft.differences(from: dishes))
    if current != agreed { throw .changed(current) }

    var order = draft
    do {
      try order.update(to: dishes)
      return try order.placed(Placement(date: now(), delivery: delivery))
    } catch .empty {
      throw .empty(draft.id)
    } catch {
      throw .refused(draft.id, error)
    }
  }
}
