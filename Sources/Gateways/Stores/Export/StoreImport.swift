import Entities
import StoreCore
public import UseCases

/// Replaces the contents of a store with an export from any kind of store. The replacement is complete, or nothing changes.
public struct StoreImport: Sendable {
  private let store: any StoreContents
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let calls: FileCalls
  private let queue = SerialQueue(label: "recetas.import")

  /// - Parameters:
  ///   - files: the gateway that stores the pictures of the store's places.
  ///   - calls: the file calls to use. Tests pass calls that fail.
  public init(
    into store: any StoreContents, _ files: any PlaceFileGateway, clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    self.store = store
    self.files = files
    self.clock = clock
    self.calls = calls
  }

  /// Reads and checks the export in a folder as an import does, but without a store.
  ///
  /// - Throws: `GatewayError.unusableExport(what:why:)` if the export is incomplete or damaged, or
  ///   `GatewayError.newerVersion(what:found:known:)` if a newer version wrote it.
  package func check(_ folder: String) async throws(GatewayError) {
    let (clock, calls) = (clock, calls)
    try await queue.run { () throws(GatewayError) in
      let export = try ExportedStore(folder, clock: clock, calls: calls)
      var (photos, placePhotos): (Set<Photo.ID>, Set<Photo.ID>) = ([], [])
      for part in RecordPart.allCases {
        try export.forEachRecord(of: part, progress: { _ in }) { (record) throws(GatewayError) in
          photos.formUnion(record.photos)
          placePhotos.formUnion(record.placePhotos)
        }
      }
      try export.require(photos: photos, placePhotos: placePhotos)
      for id in photos { _ = try export.photo(id) }
      for id in export.placePhotos { _ = try export.placePhoto(id) }
    }
  }

  /// Replaces the contents of the store with the export in a folder.
  ///
  /// - Parameters:
  ///   - agreed: the stamp of the data that the user agreed to replace. If the store has changed since, this method throws
  ///     `GatewayError.conflict`. If the stamp is `nil`, the contents are replaced without a check.
  ///   - progress: a closure that receives the reading progress.
  /// - Throws: `GatewayError.failed(what:why:)` if the export is incomplete, or was written by a newer version. The store is then
  ///   unchanged. `GatewayError.unfinished(_:)` if all data was imported, but some old pictures of places were not deleted. The next import
  ///   deletes them.
  public func callAsFunction(
    from folder: String, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void = { _ in }
  ) async throws(GatewayError) {
    let (clock, calls) = (clock, calls)
    let export = try await queue.run { () throws(GatewayError) in
      try ExportedStore(folder, clock: clock, calls: calls)
    }
    // The pictures must be stored first, so that no record refers to a missing picture.
    try await files.replaceAll(with: export.placePhotos, from: { id throws(GatewayError) in try export.placePhoto(id) })
    {
      () async throws(GatewayError) in try await store.restore(export, replacing: agreed, progress: progress)
    }
  }
}
