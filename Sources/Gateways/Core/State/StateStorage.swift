package import Entities
package import UseCases

/// Stores the last committed state of a ``StateStore``.
package protocol StateStorage: Sendable {
  /// Whether other processes can change the state. If so, commits are slow.
  var isShared: Bool { get }

  /// Prevents other processes from changing the state until the returned lock is released. Returns `nil` if the state isn't shared.
  func lock() throws(GatewayError) -> (any Sendable)?

  /// Returns the last committed records. `nil` if the records must be loaded first.
  func known() throws(GatewayError) -> StateRecords?

  /// Returns the last committed records, which are loaded if another process changed them.
  func current() throws(GatewayError) -> StateRecords

  /// Commits changed records durably, and notifies listeners. Throws `GatewayError.unfinished(_:)` if the records are committed but a later
  /// step failed. After any other error, ``current()`` shows whether the records are committed. The caller must hold the lock.
  func commit(_ changed: StateRecords) throws(GatewayError)
}

/// Loads the pictures of a ``StateStore``.
package protocol PhotoSource: Sendable {
  /// Returns the picture with this id. `nil` if there is none.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage?
}
