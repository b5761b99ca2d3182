import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Checking the downloaded places` {
  /// Runs a download that can't delete its leftovers, as if its process were killed after all data was stored.
  private func left(_ mode: PlaceDownloadMode = .first, on stage: DownloadStage) async throws {
    let files = InterceptedPlaceFiles(stage.files) { (call, _) throws(GatewayError) in
      if call == .finish { throw .cancelled }
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: files, places: stage.store, store: stage.store)
    _ = try await cachePlaces(mode) { _ in }
    #expect(await stage.files.unfinished() != nil)
  }

  private func check(_ stage: DownloadStage) async throws -> PlaceReadiness {
    try await CheckPlacesInteractor(places: stage.store, files: stage.files)()
  }

  @Test func `Checking the places deletes the leftovers of a download killed after storing the places`() async throws {
    let stage = try DownloadStage.madrid()
    try await left(on: stage)
    let note = try #require(try await stage.store.placeDownload())
    #expect(try await check(stage) == .ready(note))
    #expect(await stage.files.unfinished() == nil)
    for place in try await stage.places().values {
      for picture in place.pictures.values { _ = try await stage.files.picture(#require(picture.photo)) }
    }
  }

  @Test func `Checking the places deletes pictures that a killed refresh has replaced`() async throws {
    let stage = try DownloadStage.madrid()
    try await stage.download()
    let old = try #require(try await stage.places()[Place.ID("shop-1")]?.pictures[.logo]?.photo)
    stage.web.put(try LoadedImage.saying("new").bytes, at: try .picture("shop-1-logo.jpg"))
    try await left(.refresh, on: stage)
    _ = try await stage.files.picture(old)
    _ = try await check(stage)
    await #expect(throws: GatewayError.notFound) { try await stage.files.picture(old) }
  }

  @Test func `Checking the places keeps the files of a running or interrupted refresh`() async throws {
    let stage = try DownloadStage.madrid()
    try await stage.download()
    let download = try await stage.files.begin()
    try await download.restart(id: .random(), source: "script")
    try await download.keep([1], of: .shop)
    for isRunning in [true, false] {
      guard case .ready = try await check(stage) else { throw CancellationError() }
      #expect(await stage.files.unfinished()?.isRunning == isRunning)
      if isRunning { await download.end() }
    }
    #expect(try await stage.files.begin().collected.documents == [.shop: [1]])
  }

  @Test func `Checking the places finds them ready even if a download's leftovers can't be deleted`() async throws {
    let stage = try DownloadStage.madrid()
    try await left(on: stage)
    let files = InterceptedPlaceFiles(stage.files) { (call, _) throws(GatewayError) in
      if call != .unfinished { throw .readOnly(what: "disk") }
    }
    guard case .ready = try await CheckPlacesInteractor(places: stage.store, files: files)() else {
      throw CancellationError()
    }
    #expect(await stage.files.unfinished() != nil)
  }
}
