/// Notifies of changes in a store.
public protocol ChangeGateway: Sendable {
  /// Returns a sequence with an element after each commit that follows this call: immediately for commits through this store, within a
  /// second for commits through other stores on the same data or by other processes.
  ///
  /// - A read after an element returns what was committed.
  /// - Elements that were not read yet are merged into one: a slow reader is notified once, however much was committed.
  /// - An element doesn't always mean a change, so readers must compare. But replacing a record with itself adds no element, nor does a
  ///   rejected change.
  /// - The sequence continues until its task is canceled or the sequence is released. The store then keeps nothing of it.
  func changes() async -> AsyncStream<Void>
}
