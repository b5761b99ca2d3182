import Entities

extension OrderGateway {
  /// Reads the draft, lets `change` make the new one of it, and saves that; from the start again when somebody else was faster.
  ///
  /// A draft that `change` returns as it was is not written.
  func changeDraft<Refusal: StoreError>(
    of user: User.ID, _ change: (Order?) throws(Refusal) -> Order
  ) async throws(Refusal) -> Order {
    var refused: Order?
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
