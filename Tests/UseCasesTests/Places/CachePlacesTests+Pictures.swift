import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Pictures that can't be downloaded` {
  let stage: DownloadStage

  init() throws { stage = try .madrid() }

  let png = SampleImages.png

  private func outcome(_ body: [UInt8], status: Int = 200) async throws -> PlacePicture.Content? {
    let place = try Place.sample("1").with([.logo: PlacePicture(.picture("logo"))])
    let stage = DownloadStage(ScriptedPlaceSource(places: [place]))
    stage.web.put(body, status: status, at: try .picture("logo"))
    try await stage.download()
    #expect(stage.web.requests.count == 1)
    return try await stage.places()[place.id]?.pictures[.logo]?.content
  }

  @Test func `A picture that can't be downloaded is stored as missing, with the reason`() async throws {
    #expect(try await outcome([], status: 404) == .missing(.notThere))
    #expect(try await outcome([]) == .missing(.notAPicture))
    #expect(try await outcome([], status: 410) == .missing(.notThere))
    #expect(try await outcome(Array("<html>Sorry</html>".utf8)) == .missing(.notAPicture))
    #expect(try await outcome([], status: 500) == .missing(.failed))
    #expect(try await outcome([], status: 403) == .missing(.failed))
    #expect(try await outcome(png + [UInt8](repeating: 0, count: 30 << 20)) == .missing(.tooLarge))
  }

  @Test func `A truncated picture counts as missing in every image format`() async throws {
    // All bytes of the colors look like the byte that ends a GIF file.
    let colors = [UInt8](repeating: 0x3B, count: 256 * 3)
    let gif = SampleImages.gif.prefix(10) + [0xF7, 0, 0] + colors + SampleImages.gif.dropFirst(19)
    for whole in [png, SampleImages.jpeg(), SampleImages.gif, Array(gif), SampleImages.webp] {
      guard case .kept = try await outcome(whole) else {
        Issue.record("a complete picture was not stored")
        continue
      }
      for rest in [1, whole.count / 4] {
        #expect(try await outcome(Array(whole.dropLast(rest))) == .missing(.incomplete), "\(rest) bytes missing")
      }
    }
  }

  @Test func `A picture counts as failed if the place source is reachable but the picture server isn't`() async throws {
    stage.web.isOffline = true
    let report = try await stage.download()
    #expect(report?.imported == 3)
    let contents = try await stage.places().values.flatMap { $0.pictures.values.map(\.content) }
    #expect(contents.count == 6 && contents.allSatisfy { $0 == .missing(.failed) })
  }

  @Test(arguments: [.unreachable(why: "down"), .timedOut, .broken(why: "reset")] as [HTTPError])
  func `The next download of places requests pictures that failed because of a lost connection`(sign: HTTPError)
    async throws
  {
    let client = ScriptedHTTPClient { [stage] (request) throws(HTTPError) in
      // The first picture fails although the connection works. The connection is lost after the third picture.
      let asked = stage.web.requests.count
      let answer = try await stage.web.send(request)
      if asked == 3 { stage.source.failure = .gateway(.offline(what: "madrid.example")) }
      if asked == 1 || asked == 3 { throw sign }
      return answer
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(client), files: stage.files, places: stage.store, store: stage.store,
      connections: 1)
    let error = GatewayError(sign, of: "madrid.example")
    await #expect(throws: CachePlacesError.interrupted(error, settled: 3, total: 6)) {
      _ = try await cachePlaces(.first) { _ in }
    }
    #expect(try await stage.store.placeDownload() == nil)
    let unfinished = try #require(await stage.files.unfinished())
    #expect(
      unfinished
        == UnfinishedPlaceDownload(id: unfinished.id, isRunning: false, source: "script", settled: 3, total: 6))

    stage.source.failure = nil
    let before = stage.web.requests.count
    try await stage.download()
    #expect(stage.web.requests.dropFirst(before).count == 3)
    #expect(stage.source.asked == [.shop, .activity, .service])
    #expect(try await stage.places().count == 3)
  }

  @Test func `The next download of places requests pictures that failed for lack of system resources`() async throws {
    let error = GatewayError.outOfResources(what: "a.jpg", why: "Too many open files")
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: NoImages(error: error), files: stage.files, places: stage.store, store: stage.store,
      connections: 1)
    await #expect(throws: CachePlacesError.interrupted(error, settled: 0, total: 6)) {
      _ = try await cachePlaces(.first) { _ in }
    }
    try await stage.download()
    #expect(try await stage.places().count == 3)
  }

  @Test func `A resumed download of places doesn't request nonexistent pictures again`() async throws {
    let missing = try WebAddress.picture("shop-1-logo.jpg")
    stage.web.put([], status: 404, at: missing)
    let fault = Fault(.full(what: "disk")) { $0 == 10 }
    let files = InterceptedPlaceFiles(stage.files, by: .failing(fault))
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: files, places: stage.store, store: stage.store,
      connections: 1)
    await #expect(throws: CachePlacesError.self) { _ = try await cachePlaces(.first) { _ in } }
    try await stage.download()
    #expect(stage.web.requests.count { $0 == missing } == 1)
    #expect(try await stage.places()[Place.ID("shop-1")]?.pictures[.logo]?.content == .missing(.notThere))
  }
}

@Suite struct `A download without images` {
  let stage: DownloadStage
  let cachePlaces: any CachePlaces

  init() throws {
    stage = try .madrid()
    cachePlaces = PlaceUseCases(store: stage.store, files: stage.files).cachePlaces(from: stage.source)
  }

  private func contents() async throws -> [PlacePicture.Content] {
    try await stage.places().values.flatMap { $0.pictures.values.map(\.content) }
  }

  @Test func `A download of places without images leaves the pictures to a later download with images`() async throws {
    #expect(try await cachePlaces(.first) { _ in }?.imported == 3)
    #expect(try await contents() == [PlacePicture.Content](repeating: .notRequested, count: 6))
    #expect(try await cachePlaces(.first) { _ in } == nil)
    #expect(try await stage.download()?.completed == 6)
    #expect(try await contents().allSatisfy { $0 != .notRequested })
  }

  @Test func `A download of places without images keeps the pictures from an interrupted download`() async throws {
    let files = InterceptedPlaceFiles(stage.files, by: .failing(Fault(.full(what: "disk")) { $0 == 12 }))
    // With several connections, the failure could cancel all of the first pictures.
    let interrupted = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: files, places: stage.store, store: stage.store,
      connections: 1)
    await #expect(throws: CachePlacesError.self) { _ = try await interrupted(.first) { _ in } }
    #expect(try await cachePlaces(.first) { _ in }?.imported == 3)
    let kept = try await contents().count { $0 != .notRequested }
    #expect((1...5).contains(kept))
  }
}

private struct NoImages: ImageGateway {
  let error: GatewayError

  func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage { throw .gateway(error) }
}
