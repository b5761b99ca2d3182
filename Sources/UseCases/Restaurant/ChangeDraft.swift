import Entities

/// Why a draft was not changed: the change itself refused, or the store failed.
enum DraftError<Refusal: Error>: Error {
  case refused(Refusal)
  case store(GatewayError)
}

extension OrderGateway {
  /// Reads the draft, lets `change` make the new one of it, and saves that; from the start again when somebody else was faster.
  ///
  /// A draft that `change` returns as it was is not written.
  func changeDraft<Refusal: Error>(
    of user: User.ID, _ change: (Order?) async throws(Refusal) -> Order
  ) async throws(DraftError<Refusal>) -> Order {
    var refused: Order?
    while true {
      let draft: Order?
      do { draft = try await self.draft(of: user) } catch { throw .store(error) }

      let changed: Order
      do { changed = try await change(draft) } catch { throw .refused(error) }
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
