import UseCases

/// Says from time to time that a long change is still being prepared.
final class Claim: Sendable {
  private let id: String
  private let store: FirestoreStore
  private let renewal: Task<Void, Never>

  init(_ id: String, _ store: FirestoreStore) {
    self.id = id
    self.store = store
    renewal = Task {
      while (try? await store.clock.sleep(for: store.patience * 0.8)) != nil {
        _ = try? await store.changeControl { control, _ in
          guard control.change?.id == id, control.change?.step == .prepare else { return false }
          control.change?.beat += 1
          return true
        }
      }
    }
  }

  /// Ends when nothing more is said.
  func stop() async {
    renewal.cancel()
    await renewal.value
  }

  /// Lets others go on. What can't be given up now is taken over by them later.
  func giveUp() async {
    await stop()
    let (id, store) = (id, store)
    await Task { try? await store.forget(id) }.value
  }
}
