public import Entities

extension OrderGateway {
  /// Reads the draft, passes it to `change`, and saves the result. Starts over if another change was saved in the meantime.
  ///
  /// - Parameters:
  ///   - user: The user who owns the draft.
  ///   - change: A closure that receives the draft, or `nil` if there is none, and returns the changed draft. It can be called several
  ///     times. If it throws, nothing is saved. An unchanged draft isn't written.
  /// - Returns: The saved draft.
  /// - Throws: The error from `change`, or the store's error as `Refusal.store`.
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

/// The reason why a line of the draft wasn't changed or removed. The draft is unchanged.
public enum LineError: StoreError, Sendable, Hashable {
  /// There is no draft, or it has no line for this dish.
  case noSuchLine(Dish.ID)
  /// The store failed.
  case store(GatewayError)
}
