public import Entities
public import UseCases

/// An archive that contains all records of a store, and exists outside the store. ``StoreContents/restore(_:replacing:progress:)`` reads an
/// archive.
public protocol RecordArchive: Sendable {
  /// Calls `body` with each record of a part of the archive. Each record follows the records to which it refers. Checks that the part is
  /// complete. This method can be called several times.
  ///
  /// - Parameters:
  ///   - progress: a closure that receives the reading progress.
  ///   - body: a closure that throws `GatewayError.notFound` for a dangling reference, and `GatewayError.conflict` for a duplicate. This
  ///     method must report both errors as `GatewayError.failed(what:why:)`.
  func forEachRecord(
    of part: RecordPart, progress: (SeedProgress) -> Void, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError)

  /// Returns the picture with this id, which belongs to a review, a beer or a manufacturer. Throws if the picture is missing.
  func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage

  /// Throws unless the archive contains exactly the pictures to which its records refer.
  ///
  /// - Parameters:
  ///   - photos: the ids of the pictures that belong in the store.
  ///   - placePhotos: the ids of the pictures of places, which are stored outside the store.
  func require(photos: Set<Photo.ID>, placePhotos: Set<Photo.ID>) throws(GatewayError)
}

extension RecordArchive {
  /// Calls `body` with each record of a part of the archive, as ``forEachRecord(of:progress:_:)`` does, without reporting progress.
  package func forEachRecord(
    of part: RecordPart, _ body: (StoreRecord) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    try forEachRecord(of: part, progress: { _ in }, body)
  }
}

/// A part of the records in a ``RecordArchive``.
public enum RecordPart: String, Sendable, CaseIterable {
  /// The records that seeds contain: dishes, recipes, manufacturers, beers and places.
  case catalog
  /// The records that users create: reviews, orders and favorites.
  case users

  package init(of record: StoreRecord) { self = record.isOfUsers ? .users : .catalog }
}
