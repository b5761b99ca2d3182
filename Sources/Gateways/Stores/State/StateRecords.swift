public import Entities
public import UseCases

/// The records of a ``StateStore``: its state as a value, and the pictures that lie beside it.
public struct StateRecords: Sendable {
  var state: StoreState
  /// Pictures that come with this change.
  var brought: [Photo.ID: LoadedImage] = [:]
  var shelf: PhotoShelf

  init(_ state: StoreState, _ shelf: PhotoShelf) {
    self.state = state
    self.shelf = shelf
  }
}

extension StateRecords: PhotoRecords {
  public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    state.beers.photoUses[id] == nil ? nil : try shelf.photo(id)
  }

  public func hasPhoto(_ id: Photo.ID) -> Bool { state.beers.photoUses[id] != nil || brought[id] != nil }

  public mutating func put(_ photo: LoadedImage, _ id: Photo.ID) { brought[id] = photo }
}

extension StateRecords: WholeRecords {
  public func inventory() -> StoreInventory { state.inventory() }

  public func contents() -> StoreState { state }

  public mutating func removeAll() { state = StoreState() }
}
