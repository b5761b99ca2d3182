import MemoryGateways
public import UseCases

/// Fills a store with an export of a store of any kind: everything or nothing.
public struct StoreImport: Sendable {
  private let store: any StoreContents
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let calls: FileCalls
  private let bench = Workbench(label: "recetas.import")

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

  /// Replaces everything in the store with the export in a folder.
  ///
  /// - Parameters:
  ///   - agreed: the stamp of all that will be lost; if anything was changed since, this throws `GatewayError.conflict`. `nil`: whatever
  ///     there is.
  ///   - progress: reports how far the reading is.
  /// - Throws: `GatewayError.unusableExport(what:why:)`, `GatewayError.newerVersion(what:found:known:)`; nothing is changed then.
  public func callAsFunction(
    from folder: String, replacing agreed: StoreStamp?, progress: @Sendable (SeedProgress) -> Void = { _ in }
  ) async throws(GatewayError) {
    let (clock, calls) = (clock, calls)
    let export = try await bench.run { () throws(GatewayError) in
      try ExportedStore(folder, clock: clock, calls: calls)
    }
    // Pictures come first: the records that name them must find them.
    try await files.replaceAll(with: export.placePhotos, from: { id throws(GatewayError) in try export.placePhoto(id) })
    {
      () async throws(GatewayError) in try await store.restore(export, replacing: agreed, progress: progress)
    }
  }
}
