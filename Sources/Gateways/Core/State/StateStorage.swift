package import Entities
package import UseCases

/// Where a ``StateStore`` keeps the last committed state.
package protocol StateStorage: Sendable {
  /// Whether others may change it, too, and a commit takes long.
  var isShared: Bool { get }

  /// Keeps others from changing it as long as the returned lock lives; `nil` if there are no others.
  func lock() throws(GatewayError) -> (any Sendable)?

  /// The last committed records; `nil` if they have to be loaded.
  func known() throws(GatewayError) -> StateRecords?

  /// The last committed records, loaded if others changed them.
  func current() throws(GatewayError) -> StateRecords

  /// Commits changed records durably, and notifies listeners; throws `GatewayError.unfinished(_:)` if they are committed all the same. After
  /// another error ``current()`` tells whether they are. The caller must hold the lock.
  func commit(_ changed: StateRecords) throws(GatewayError)
}

/// Where the records of a ``StateStore`` find the bytes of pictures.
package protocol PhotoSource: Sendable {
  /// The picture of this id; `nil` if it is not there.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage?
}
