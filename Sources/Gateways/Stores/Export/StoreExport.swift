public import Entities
import StoreCore
public import UseCases

/// Exports all records and pictures of a store to a new folder, which can be imported into any store.
///
/// The folder is written under a temporary name, and renamed when everything is on disk. An incomplete export never exists under the final
/// name.
public struct StoreExport: Sendable {
  /// The result of an export.
  public struct Report: Sendable, Hashable {
    /// The number of exported records.
    public let records: Int
    /// The number of exported pictures, each counted once.
    public let pictures: Int
    /// The ids of the pictures of places that could not be read. These pictures are missing from the export.
    public let missing: [Photo.ID]
  }

  private let store: any StoreContents & PlaceGateway
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let calls: FileCalls
  private let queue = SerialQueue(label: "recetas.export")

  /// - Parameters:
  ///   - files: the gateway that stores the pictures of the store's places.
  ///   - calls: the file calls to use. Tests pass calls that fail.
  public init(
    of store: any StoreContents & PlaceGateway, _ files: any PlaceFileGateway,
    clock: any Clock<Duration> = ContinuousClock(), calls: FileCalls = .system
  ) {
    self.store = store
    self.files = files
    self.clock = clock
    self.calls = calls
  }

  /// Exports the store to a folder that doesn't exist yet or is empty.
  ///
  /// - Parameter progress: a closure that is called after every thousand records, and after every picture of a place.
  /// - Throws: `GatewayError.failed(what:why:)` if the folder isn't empty, or `GatewayError.conflict` if another download of places was
  ///   completed during the export.
  public func callAsFunction(
    to folder: String, progress: @Sendable (SeedProgress) -> Void = { _ in }
  ) async throws(GatewayError) -> Report {
    let (elapsed, calls) = (clock.stopwatch(), calls)
    @Sendable func tell(_ records: Int, _ bytes: Int) {
      progress(SeedProgress(records: records, bytesRead: bytes, totalBytes: nil, elapsed: elapsed()))
    }
    let draft = try await queue.run { () throws(GatewayError) in try ExportDraft(of: folder, calls) }
    let written = try await store.reading { (records) throws(GatewayError) in
      var writer = try ExportWriter(draft)
      try records.forEachRecord { (record) throws(GatewayError) in
        try writer.add(record, from: records)
        let (count, bytes) = writer.progress
        if count.isMultiple(of: 1000) { tell(count, bytes) }
      }
      return try writer.finish()
    }
    var (missing, bytes): ([Photo.ID], Int) = ([], written.bytes)
    for id in written.placePhotos.sorted(by: { $0.text < $1.text }) {
      if Task.isCancelled { throw .cancelled }
      let picture: LoadedImage
      do { picture = try await files.picture(id) } catch {
        switch error {
        case .notFound, .corrupt: missing.append(id)
        default: throw error
        }
        continue
      }
      try await queue.run { () throws(GatewayError) in try draft.keep(picture, id, as: .places) }
      bytes += picture.bytes.count
      tell(written.records, bytes)
    }
    if !missing.isEmpty, try await store.placeDownload() != written.download { throw .conflict }
    let manifest = ExportManifest(catalog: written.catalog, users: written.users, missing: missing.map(\.text))
    try await queue.run { () throws(GatewayError) in try draft.settle(manifest) }
    return Report(
      records: written.records, pictures: written.photos + written.placePhotos.count - missing.count, missing: missing)
  }
}
