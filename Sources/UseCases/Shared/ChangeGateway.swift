/// Notifies of changes in a store.
public protocol ChangeGateway: Sendable {
  /// A sequence with an element after each commit that follows this call: at once for commits through this store, within a second for
  /// commits by others (other stores on the same data, other processes).
  ///
  /// - A read after the element returns what was committed.
  /// - Elements that are not taken are merged into one: a slow reader is notified once, however much was committed.
  /// - There may be an element without a change, so readers compare. But there is none for a record that is replaced by itself, nor for a
  ///   change that is refused.
  /// - It continues until its task is canceled or it is dropped; then nothing of it remains in the store.
  func changes() async -> AsyncStream<Void>
}
