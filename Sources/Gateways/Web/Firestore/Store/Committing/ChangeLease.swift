import UseCases

/// Renews a store's lease while a long change is being prepared.
final class ChangeLease: Sendable {
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

  /// Stops renewing the lease. Returns after all renewal requests have ended.
  func stop() async {
    renewal.cancel()
    await renewal.value
  }

  /// Releases the lease. If that fails, the lease expires and another client takes it.
  func release() async {
    await stop()
    let (id, store) = (id, store)
    await Task { try? await store.forget(id) }.value
  }
}
