public import Entities

/// Starts a new order with the dishes of a placed order.
public protocol OrderAgain: Sendable {
  /// Creates a draft with the placed order's dishes at today's prices.
  ///
  /// - Parameter accepted: The differences from the old order, as accepted by the user. Unless they are exactly the current differences, no
  ///   draft is created.
  func callAsFunction(
    _ placed: Order.ID, accepting accepted: [OrderDifference]
  ) async throws(OrderAgainError) -> RepeatedOrder
}

/// A draft created from a placed order, with its differences from that order.
public struct RepeatedOrder: Sendable, Hashable {
  /// The new draft, at today's prices.
  public let order: OrderDraft
  /// The dishes that are no longer on the menu and therefore not in the draft, and the dishes whose price has changed.
  public let differences: [OrderDifference]

  /// Creates a repeated order from a draft and its differences from the old order.
  public init(order: OrderDraft, differences: [OrderDifference]) {
    self.order = order
    self.differences = differences
  }
}

/// The reason why no draft was created. An existing draft is unchanged.
public enum OrderAgainError: StoreError, AgreementError, Sendable, Hashable {
  /// No placed order of the user has this id.
  case noSuchOrder(Order.ID)
  /// The current draft isn't empty.
  case draftInProgress(OrderDraft)
  /// The draft would differ from the old order in ways that the user hasn't accepted. Contains the draft that would be created.
  case changed(RepeatedOrder)
  /// None of the order's dishes is still on the menu.
  case noneOnMenu([OrderDifference])
  /// The total at current prices exceeds its limit.
  case refused(Order.ID, OrderError)
  /// The store failed.
  case store(GatewayError)

  public var now: RepeatedOrder? { if case .changed(let now) = self { now } else { nil } }
}

/// Creates the draft through a ``MenuGateway`` and an ``OrderGateway``.
package struct OrderAgainInteractor: OrderAgain {
  private let menu: any MenuGateway
  private let orders: any OrderGateway
  private let user: User.ID
  private let makeID: @Sendable () -> Order.ID

  /// - Parameters:
  ///   - user: The user who owns the orders.
  ///   - makeID: A closure that returns a new id for each draft.
  package init(
    menu: any MenuGateway, orders: any OrderGateway, user: User.ID, makeID: @escaping @Sendable () -> Order.ID
  ) {
    self.menu = menu
    self.orders = orders
    self.user = user
    self.makeID = makeID
  }

  package func callAsFunction(
    _ id: Order.ID, accepting accepted: [OrderDifference]
  ) async throws(OrderAgainError) -> RepeatedOrder {
    let old: PlacedOrder
    do { old = try await orders.placedOrder(id, of: user) } catch .notFound { throw .noSuchOrder(id) } catch {
      throw .store(error)
    }
    let dishes = try await OrderAgainError.wrapping(await menu.dishes(of: old))
    let differences = old.differences(from: dishes)
    let order = try await orders.changeDraft(of: user) { (draft) throws(OrderAgainError) in
      if let draft, !draft.isEmpty { throw .draftInProgress(draft) }
      let order = try fill(draft ?? OrderDraft(id: makeID()), from: old, dishes)
      if order.isEmpty { throw .noneOnMenu(differences) }
      if differences != accepted { throw .changed(RepeatedOrder(order: order, differences: differences)) }
      return order
    }
    return RepeatedOrder(order: order, differences: differences)
  }

  private func fill(
    _ draft: OrderDraft, from old: PlacedOrder, _ dishes: [Dish.ID: Dish]
  ) throws(OrderAgainError) -> OrderDraft {
    var order = draft
    do {
      for line in old.lines {
        if let dish = dishes[line.dish] { try order.add(dish, line.quantity, note: line.note) }
      }
    } catch {
      throw .refused(old.id, error)
    }
    return order
  }
}
