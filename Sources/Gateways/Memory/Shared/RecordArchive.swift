public import Entities
public import UseCases

/// All records of a store, outside of it: what ``StoreContents/restore(_:replacing:progress:)`` fills a store with.
public protocol RecordArchive: Sendable {
  /// Calls `body` with each record of a part, in an order in which whatever refers to another one comes after it. Checks that nothing is
  /// missing, and may be called again.
  ///
  /// - Parameters:
  ///   - progress: reports how far the reading is.
  ///   - body: throws `GatewayError.notFound` for a record that refers to something that is not there, and `GatewayError.conflict` for a
  ///     duplicate.
  func forEachRecord(
    of part: RecordPart, progress: (SeedProgress) -> Void, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError)

  /// A picture that the store is to keep.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage

  /// Throws if it lacks a picture that a record names, or has one that none names.
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
