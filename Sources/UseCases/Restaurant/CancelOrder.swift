public import Entities

/// Cancels the current order.
public protocol CancelOrder: Sendable {
  /// Deletes the draft with its lines, and nothing else, if it has not changed since the user confirmed. Canceling a draft that is already
  /// gone succeeds.
  func callAsFunction(_ agreed: OrderDraft) async throws(CancelOrderError)
}

/// Why an order was not canceled, or may not have been.
public enum CancelOrderError: StoreError, AgreementError, Sendable, Hashable {
  /// It has changed since the user confirmed, to this: ask again.
  case changed(OrderDraft)
  /// It was placed meanwhile, and a placed order stays.
  case alreadyPlaced(Order.ID)
  /// The store failed. The draft may be gone nevertheless; canceling again is safe and shows it.
  case store(GatewayError)

  public var now: OrderDraft? { if case .changed(let now) = self { now } else { nil } }
}

/// ``CancelOrder`` over gateways.
package struct CancelOrderInteractor: CancelOrder {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: the user of the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction(_ agreed: OrderDraft) async throws(CancelOrderError) {
    do { try await orders.deleteDraft(agreed, of: user) } catch .conflict {
      let now = try await CancelOrderError.wrapping(await orders.draft(of: user))
      // Else it was placed or canceled meanwhile.
      if let now, now.id == agreed.id { throw .changed(now) }
    } catch {
      throw .store(error)
    }
    // Asked afterwards: now it can't be placed any more.
    do { _ = try await orders.placedOrder(agreed.id, of: user) } catch .notFound { return } catch {
      throw .store(error)
    }
    throw .alreadyPlaced(agreed.id)
  }
}
