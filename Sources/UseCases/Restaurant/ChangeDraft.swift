public import Entities

extension OrderGateway {
  /// Reads the draft, passes it to `change`, and saves the result; starts again if another change came first.
  ///
  /// - Parameters:
  ///   - user: whose draft it is.
  ///   - change: gets the draft, `nil` if there is none, and may be called several times. If it throws, nothing is saved; an unchanged
  ///     draft
  ///     is not written.
  /// - Returns: the draft as saved.
  /// - Throws: what `change` throws, or the store's error as `Refusal.store`.
  public func changeDraft<Refusal: StoreError>(
    of user: User.ID, _ change: (OrderDraft?) throws(Refusal) -> OrderDraft
  ) async throws(Refusal) -> OrderDraft {
    var refused: OrderDraft?
    while true {
      let draft = try await Refusal.wrapping(await self.draft(of: user))
      let changed = try change(draft)
      if changed == draft { return changed }

      do {
        try await saveDraft(changed, of: user, replacing: draft)
        return changed
      } catch .conflict {
        // A new draft refused twice under one id: nobody was faster, an order of the history has that id.
        if draft == nil && changed == refused { throw .store(.conflict) }
        refused = changed
      } catch {
        throw .store(error)
      }
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
