public import Entities
public import UseCases

/// All records of a store, kept outside it: the source for ``StoreContents/restore(_:replacing:progress:)``.
public protocol RecordArchive: Sendable {
  /// Calls `body` with each record of a part, each after those that it refers to. Checks that the part is complete. It may be called
  /// several times.
  ///
  /// - Parameters:
  ///   - progress: reports how far the reading is.
  ///   - body: throws `GatewayError.notFound` for a dangling reference, and `GatewayError.conflict` for a duplicate; report both as
  ///     `GatewayError.failed(what:why:)`.
  func forEachRecord(
    of part: RecordPart, progress: (SeedProgress) -> Void, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError)

  /// The picture of this id that a review, a beer or a manufacturer names. Throws if it is missing.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage

  /// Throws unless it has exactly the pictures that its records name.
  ///
  /// - Parameters:
  ///   - photos: the pictures that the store is to keep.
  ///   - placePhotos: the pictures of places, which are kept elsewhere.
  func require(photos: Set<Photo.ID>, placePhotos: Set<Photo.ID>) throws(GatewayError)
}

extension RecordArchive {
  /// Calls `body` with each record of a part, as ``forEachRecord(of:progress:_:)`` does.
  package func forEachRecord(
    of part: RecordPart, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    try forEachRecord(of: part, progress: { _ in }, body)
  }
}

/// The parts of a ``RecordArchive``, by what is in them.
public enum RecordPart: String, Sendable, CaseIterable {
  /// Records of seeds: dishes, recipes, manufacturers, beers, places.
  case catalog
  /// Records of users: reviews, orders, favorites.
  case users

  package init(of record: StoreRecord) { self = record.isOfUsers ? .users : .catalog }
}
