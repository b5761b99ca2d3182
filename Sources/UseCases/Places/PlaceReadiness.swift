public import Entities

/// The state of the downloaded places, which determines whether they can be read.
public enum PlaceReadiness: Sendable, Hashable {
  /// A complete download is stored. A newer download may be running.
  case ready(PlaceDownloadNote)
  /// The places were never downloaded.
  case missing
  /// A download was started, but stopped before it was complete.
  case interrupted(UnfinishedPlaceDownload)
  /// A download is running.
  case running(UnfinishedPlaceDownload)
}

/// Checks whether the places can be read, which requires a complete download.
public protocol CheckPlaces: Sendable {
  /// Returns the state of the places, without using the network. Deletes the leftovers of a download that was killed after everything was
  /// stored.
  func callAsFunction() async throws(GatewayError) -> PlaceReadiness
}

extension CheckPlaces {
  /// Returns the record of the download from which the places came. Throws ``GetPlacesError/notReady(_:)`` if the places can't be read.
  @discardableResult func require() async throws(GetPlacesError) -> PlaceDownloadNote {
    let readiness = try await GetPlacesError.wrapping(await self())
    guard case .ready(let download) = readiness else { throw .notReady(readiness) }
    return download
  }

  /// Returns the result of several reads that must see the same download. The reads are repeated if a new download replaced the places in
  /// the meantime.
  package func reading<Answer>(
    _ body: (PlaceDownloadNote) async throws(GetPlacesError) -> Answer
  ) async throws(GetPlacesError) -> Answer {
    while true {
      let download = try await require()
      let answer = try await body(download)
      if try await require() == download { return answer }
    }
  }
}

/// Checks the store for a complete download, and the files for an unfinished one.
public struct CheckPlacesInteractor: CheckPlaces {
  private let places: any PlaceGateway
  private let files: any PlaceFileGateway

  /// - Parameters:
  ///   - places: The gateway that provides the record of a complete download.
  ///   - files: The gateway that provides the state of an unfinished download.
  public init(places: any PlaceGateway, files: any PlaceFileGateway) {
    self.places = places
    self.files = files
  }

  public func callAsFunction() async throws(GatewayError) -> PlaceReadiness {
    if let note = try await places.placeDownload() {
      await sweep(after: note)
      return .ready(note)
    }
    guard let unfinished = try await files.unfinished() else { return .missing }
    // A download may have finished since the record was read for the first time.
    if let note = try await places.placeDownload() { return .ready(note) }
    return unfinished.isRunning ? .running(unfinished) : .interrupted(unfinished)
  }

  /// Deletes the leftovers of the stored download. If the deletion fails, the next check tries again.
  private func sweep(after note: PlaceDownloadNote) async {
    guard let left = try? await files.unfinished(), left.id == note.id, !left.isRunning,
      let download = try? await files.begin()
    else { return }
    // No other download or removal can run now, but one may have run just before this point, so the state is read again.
    if let note = try? await places.placeDownload(), let left = try? await files.unfinished(), left.id == note.id {
      try? await download.finish(keepingThoseOf: places)
    }
    await download.end()
  }
}

extension PlaceDownload {
  /// Deletes partial downloads and pictures that no place uses.
  func finish(keepingThoseOf places: any PlaceGateway) async throws(GatewayError) {
    let stored = try await places.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    try await finish(keeping: Set(stored.flatMap { $0.pictures.values.compactMap(\.photo) }))
  }
}
