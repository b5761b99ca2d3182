public import Entities
import StoreCore
public import UseCases

/// Writes everything that a store holds, pictures included, into a new folder from which any store can be filled again.
///
/// The folder is written beside its place and renamed when all of it is on the disk: it exists complete or not at all.
public struct StoreExport: Sendable {
  /// What was exported.
  public struct Report: Sendable, Hashable {
    /// How many records were written.
    public let records: Int
    /// How many pictures were, each once.
    public let pictures: Int
    /// The pictures of places that could not be read, and are not in the export.
    public let missing: [Photo.ID]
  }

  private let store: any StoreContents & PlaceGateway
  private let files: any PlaceFileGateway
  private let clock: any Clock<Duration>
  private let calls: FileCalls
  private let queue = SerialQueue(label: "recetas.export")

  /// - Parameters:
  ///   - files: keep the pictures of the store's places.
  ///   - calls: the system's own, unless a test makes them fail.
  public init(
    of store: any StoreContents & PlaceGateway, _ files: any PlaceFileGateway,
    clock: any Clock<Duration> = ContinuousClock(), calls: FileCalls = .system
  ) {
    self.store = store
    self.files = files
    self.clock = clock
    self.calls = calls
  }

  /// Exports to a folder that does not exist yet or is empty.
  ///
  /// - Parameter progress: is called after every thousand records and every picture of a place.
  /// - Throws: `GatewayError.failed(what:why:)` if the folder is not empty; `GatewayError.conflict` when newer places came meanwhile.
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
