public import Entities

/// Places the current order.
public protocol PlaceOrder: Sendable {
  /// Places the draft if it is exactly the draft that the user agreed to: freezes its names, prices and total, sets the date, and deletes
  /// the draft.
  ///
  /// Placing is idempotent. If the order with this id was already placed with the same delivery, that order is returned and no new order is
  /// placed.
  ///
  /// - Parameter agreed: The draft as shown to the user, and the differences from the menu that the user accepted. Accepted names and
  ///   prices are applied, and dishes that are no longer on the menu are removed.
  func callAsFunction(_ agreed: CurrentOrder, delivery: Delivery) async throws(PlaceOrderError) -> PlacedOrder
}

/// The reason why an order wasn't placed. The draft and the placed orders are unchanged.
public enum PlaceOrderError: StoreError, AgreementError, Sendable, Hashable {
  /// Neither the draft nor a placed order has this id.
  case noSuchOrder(Order.ID)
  /// An order with this id was already placed, with a different delivery. Contains the placed order.
  case alreadyPlaced(PlacedOrder)
  /// The draft has no lines, or none of its dishes is still on the menu.
  case empty(Order.ID)
  /// The draft or the menu has changed since the user agreed. Ask again with the current state.
  case changed(CurrentOrder)
  /// The total at current prices exceeds its limit.
  case refused(Order.ID, OrderError)
  /// The store failed.
  case store(GatewayError)

  public var now: CurrentOrder? { if case .changed(let now) = self { now } else { nil } }
}

/// Places orders through a ``MenuGateway`` and an ``OrderGateway``.
public struct PlaceOrderInteractor: PlaceOrder {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - user: The user who owns the orders.
  ///   - now: A closure that returns the date of the order.
  public init(menu: any MenuGateway, orders: any OrderGateway, user: User.ID, now: @escaping @Sendable () -> Instant) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.now = now
  }

  public func callAsFunction(_ agreed: CurrentOrder, delivery: Delivery) async throws(PlaceOrderError) -> PlacedOrder {
    let id = agreed.order.id
    while true {
      // An order moves from the draft to the history, so reading the draft first always finds it in one of the two.
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
    // The result must not present another caller's delivery as the delivery of this call.
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
