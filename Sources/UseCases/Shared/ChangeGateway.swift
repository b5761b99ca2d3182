/// Provides notifications of changes to a store.
public protocol ChangeGateway: Sendable {
  /// Returns a sequence with an element after each commit that follows this call. For commits through this store, the element arrives
  /// immediately. For commits through other stores for the same data or by other processes, it arrives within a second.
  ///
  /// - A read after an element returns the committed data.
  /// - Elements that haven't been read yet are merged into one, so a slow reader is notified once, regardless of the number of commits.
  /// - An element doesn't always mean that data has changed, so readers must compare the data. But replacing a record with itself adds no
  ///   element, and neither does a rejected change.
  /// - The sequence continues until its task is canceled or the sequence is released. The store then keeps no data for the sequence.
  func changes() async -> AsyncStream<Void>
}
