public import Entities

extension OrderGateway {
  /// Reads the draft, passes it to `change`, and saves the result; starts again if another change came first.
  ///
  /// - Parameters:
  ///   - user: whose draft it is.
  ///   - change: gets the draft, `nil` if there is none, and may be called several times. If it throws, nothing is saved; an unchanged
  ///     draft is not written.
  /// - Returns: the draft as saved.
  /// - Throws: what `change` throws, or the store's error as `Refusal.store`.
  public func changeDraft<Refusal: StoreError>(
    of user: User.ID, _ change: (OrderDraft?) throws(Refusal) -> OrderDraft
  ) async throws(Refusal) -> OrderDraft {
    try await changeWithRetry {
      () throws(GatewayError) in
      try await draft(of: user)
    } change: { (draft) throws(Refusal) in
      try change(draft)
    } save: { (new, old) throws(GatewayError) in
      try await saveDraft(new, of: user, replacing: old)
    }
  }
}

/// Why a line of the draft was not changed or removed; the draft stays as it was.
public enum LineError: StoreError, Sendable, Hashable {
  /// There is no draft, or no line for this dish in it.
  case noSuchLine(Dish.ID)
  /// The store failed.
  case store(GatewayError)
}
