/// Notifies of changes to what is stored.
public protocol ChangeGateway: Sendable {
  /// A sequence with an element after each commit that follows this call, by whatever use case of this store, at once; and
  /// after commits by others (other stores on the same data, other processes) within a second.
  ///
  /// - What was committed is what the next reading answers.
  /// - While nobody takes them, elements are one: a slow reader is told once, however much was committed.
  /// - One too many may come: whoever is told looks what is different. But a beer or a review that is replaced by itself, and a
  ///   change that is refused, are not commits, and nobody is notified of them.
  /// - It goes on until its task is cancelled or it is dropped; then nothing of it is left in the store.
  func changes() async -> AsyncStream<Void>
}
