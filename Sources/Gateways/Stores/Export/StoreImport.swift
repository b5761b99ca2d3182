import Entities
import StoreCore
public import UseCases

/// Fills a store with an export of a store of any kind: everything or nothing.
public struct StoreImport: Sendable {
  private let store: any StoreContents
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let calls: FileCalls
  private let queue = SerialQueue(label: "recetas.import")

  /// - Parameters:
  ///   - files: keep the pictures of the store's places.
  ///   - calls: the system's own, unless a test makes them fail.
  public init(
    into store: any StoreContents, _ files: any PlaceFileGateway, clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    self.store = store
    self.files = files
    self.clock = clock
    self.calls = calls
  }

  /// Reads the export in a folder, and checks it as an import does, but without a store.
  ///
  /// - Throws: `GatewayError.unusableExport(what:why:)`, `GatewayError.newerVersion(what:found:known:)`
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

  /// Replaces everything in the store with the export in a folder.
  ///
  /// - Parameters:
  ///   - agreed: the stamp of all that will be lost; if anything was changed since, this throws `GatewayError.conflict`. `nil`: whatever
  ///     there is.
  ///   - progress: reports how far the reading is.
  /// - Throws: `GatewayError.failed(what:why:)` if the folder is not a complete export, or was written by a newer version; nothing is changed then.
  ///   `GatewayError.unfinished(_:)` if everything is imported, but old pictures of places are left; the next import deletes them.
  public func callAsFunction(
    from folder: String, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void = { _ in }
  ) async throws(GatewayError) {
    let (clock, calls) = (clock, calls)
    let export = try await queue.run { () throws(GatewayError) in
      try ExportedStore(folder, clock: clock, calls: calls)
    }
    // Pictures come first: the records that name them must find them.
    try await files.replaceAll(with: export.placePhotos, from: { id throws(GatewayError) in try export.placePhoto(id) })
    {
      () async throws(GatewayError) in try await store.restore(export, replacing: agreed, progress: progress)
    }
  }
}
