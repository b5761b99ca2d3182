public import Entities

/// Whether the places can be read.
public enum PlaceReadiness: Sendable, Hashable {
  /// A complete download is here; a newer one may be running.
  case ready(PlaceDownloadNote)
  /// They were never downloaded.
  case missing
  /// A download was begun, and stopped before its end.
  case interrupted(UnfinishedPlaceDownload)
  /// A download is running.
  case running(UnfinishedPlaceDownload)
}

/// Checks whether the places can be read, which requires a complete download.
public protocol CheckPlaces: Sendable {
  /// Returns whether the places can be read; uses no network. Drops what a download left that was killed after everything was stored.
  func callAsFunction() async throws(GatewayError) -> PlaceReadiness
}

extension CheckPlaces {
  /// The download that the places came with; refuses unless they can be read.
  @discardableResult func require() async throws(GetPlacesError) -> PlaceDownloadNote {
    let readiness = try await GetPlacesError.wrapping(await self())
    guard case .ready(let download) = readiness else { throw .notReady(readiness) }
    return download
  }

  /// What several reads of one download's places find together: they are made again when newer places came between them.
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

/// Looks for a complete download in the store, and for an unfinished one in the files.
public struct CheckPlacesInteractor: CheckPlaces {
  private let places: any PlaceGateway
  private let files: any PlaceFileGateway

  /// - Parameters:
  ///   - places: has the note of a complete download.
  ///   - files: has what an unfinished download collected.
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
    // It may have been finished between the two questions.
    if let note = try await places.placeDownload() { return .ready(note) }
    return unfinished.isRunning ? .running(unfinished) : .interrupted(unfinished)
  }

  /// What can't be dropped now is dropped by the next check.
  private func sweep(after note: PlaceDownloadNote) async {
    guard let left = try? await files.unfinished(), left.id == note.id, !left.isRunning,
      let download = try? await files.begin()
    else { return }
    // Now nobody else downloads, or removes all; somebody may have just before.
    if let note = try? await places.placeDownload(), let left = try? await files.unfinished(), left.id == note.id {
      try? await download.finish(keepingThoseOf: places)
    }
    await download.end()
  }
}

extension PlaceDownload {
  /// Drops partial downloads, and pictures of no place.
  func finish(keepingThoseOf places: any PlaceGateway) async throws(GatewayError) {
    let stored = try await places.places(PlaceQuery(), page: Page(limit: Page.maximum)).items
    try await finish(keeping: Set(stored.flatMap { $0.pictures.values.compactMap(\.photo) }))
  }
}
