public import Entities

/// Cancels the current order by deleting its draft.
public protocol CancelOrder: Sendable {
  /// Deletes the draft with its lines, and nothing else, if the draft hasn't changed since the user confirmed the cancellation. If the
  /// draft no longer exists, the call succeeds.
  func callAsFunction(_ agreed: OrderDraft) async throws(CancelOrderError)
}

/// The reason why an order wasn't canceled, or may not have been canceled.
public enum CancelOrderError: StoreError, AgreementError, Sendable, Hashable {
  /// The draft has changed since the user confirmed the cancellation. Ask again with its current state.
  case changed(OrderDraft)
  /// The order was placed in the meantime. A placed order can't be canceled.
  case alreadyPlaced(Order.ID)
  /// The store failed, but the draft may have been deleted. Canceling again is safe, and shows whether the draft was deleted.
  case store(GatewayError)

  public var now: OrderDraft? { if case .changed(let now) = self { now } else { nil } }
}

/// Cancels orders through an ``OrderGateway``.
package struct CancelOrderInteractor: CancelOrder {
  private let orders: any OrderGateway
  private let user: User.ID

  /// - Parameter user: The user who owns the orders.
  package init(orders: any OrderGateway, user: User.ID) {
    self.orders = orders
    self.user = user
  }

  package func callAsFunction(_ agreed: OrderDraft) async throws(CancelOrderError) {
    do { try await orders.deleteDraft(agreed, of: user) } catch .conflict {
      let now = try await CancelOrderError.wrapping(await orders.draft(of: user))
      // A different draft or no draft means that the confirmed draft was placed or canceled in the meantime.
      if let now, now.id == agreed.id { throw .changed(now) }
    } catch {
      throw .store(error)
    }
    // The history is read after the draft is deleted, because a deleted draft can no longer be placed.
    do { _ = try await orders.placedOrder(agreed.id, of: user) } catch .notFound { return } catch {
      throw .store(error)
    }
    throw .alreadyPlaced(agreed.id)
  }
}
