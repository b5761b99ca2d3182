import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Missing pictures` {
  let stage: DownloadStage

  init() throws { stage = try .madrid() }

  /// Returns the result of `body`, and the addresses that `body` requested.
  private func requests<Answer>(_ body: () async throws -> Answer) async throws -> (Answer, [WebAddress]) {
    let before = stage.web.requests.count
    let answer = try await body()
    return (answer, Array(stage.web.requests.dropFirst(before)))
  }

  private func fail(_ names: String..., status: Int) throws {
    for name in names { stage.web.put([], status: status, at: try .picture(name)) }
  }

  private func restore(_ names: String...) throws {
    for name in names {
      let address = try WebAddress.picture(name)
      stage.web.put(try LoadedImage.saying(address.text).bytes, at: address)
    }
  }

  @Test func `A download requests only the missing pictures of stored places and reports their number`() async throws {
    try fail("shop-1.jpg", "shop-2.jpg", status: 500)
    try fail("shop-2-logo.jpg", status: 404)
    let first = try #require(try await stage.download())
    #expect((first.imported, first.completed) == (3, nil))
    let counts = try await stage.store.placeCounts()
    #expect((counts.pictures, counts.missingPictures, counts.skippedPictures) == (6, 2, 1))

    let (documents, note) = (stage.source.asked.count, try await stage.store.placeDownload())
    try restore("shop-1.jpg")
    let (second, asked) = try await requests { try await stage.download() }
    #expect(second?.completed == 1)
    #expect(Set(asked) == [try .picture("shop-1.jpg"), try .picture("shop-2.jpg")])
    #expect(stage.source.asked.count == documents)
    let again = try await stage.store.placeDownload()
    #expect((again?.source, again?.date) == (note?.source, note?.date))
    #expect(again?.id != note?.id)
    #expect(try await stage.store.placeCounts().missingPictures == 1)
    #expect(await stage.files.unfinished() == nil)
    for place in try await stage.places().values {
      for photo in place.pictures.values.compactMap(\.photo) { _ = try await stage.files.picture(photo) }
    }

    try restore("shop-2.jpg", "shop-2-logo.jpg")
    let (_, last) = try await requests { try await stage.download() }
    #expect(last == [try .picture("shop-2.jpg")])
    // Only a refresh requests pictures that are permanently missing.
    let (nothing, none) = try await requests { try await stage.download() }
    #expect(nothing == nil && none == [])
  }

  @Test func `If no picture can be downloaded, the next download of places requests all pictures again`() async throws {
    for address in DownloadStage.addresses(try await stagePlaces()) { stage.web.put([], status: 500, at: address) }
    for _ in 1...2 {
      try await stage.download()
      let counts = try await stage.store.placeCounts()
      #expect((counts.pictures, counts.missingPictures) == (6, 6))
    }
    #expect(stage.web.requests.count == 12)
  }

  private func stagePlaces() async throws -> [Place] { try [.sample("1"), .sample("2"), .sample("1", .activity)] }

  @Test func `A download of places restores deleted picture files without requesting other pictures`() async throws {
    try await stage.download()
    let place = try #require(try await stage.places()[Place.sample("1").id])
    let forgotten = try #require(place.pictures[.image]?.photo)
    let files = InterceptedPlaceFiles(stage.files) { (call, _) throws(GatewayError) in
      if call == .picture(forgotten) { throw .notFound }
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: files, places: stage.store, store: stage.store)
    let (report, asked) = try await requests { try await cachePlaces(.first) { _ in } }
    #expect(report?.completed == 1)
    #expect(asked == [try .picture("shop-1.jpg")])
    #expect(try await stage.places()[place.id] == place)
  }

  @Test func `A download of missing pictures resumes after an interruption`() async throws {
    try fail("shop-1.jpg", "shop-2.jpg", status: 500)
    try await stage.download()
    try restore("shop-1.jpg", "shop-2.jpg")
    let fault = Fault(.full(what: "disk")) { $0 == 15 }
    let files = InterceptedPlaceFiles(stage.files, by: .failing(fault))
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: files, places: stage.store, store: stage.store,
      connections: 1)
    await #expect(throws: CachePlacesError.self) { _ = try await cachePlaces(.first) { _ in } }
    #expect(try await stage.store.placeCounts().missingPictures == 2)
    try await stage.download()
    #expect(try await stage.store.placeCounts().missingPictures == 0)
  }

  @Test func `A download from a different source replaces the places without requesting old pictures`() async throws {
    try await stage.download()
    let other = ScriptedPlaceSource(places: [try Place.sample("3").with([:])], named: "other")
    let report = try #require(try await stage.download(.first, from: other))
    #expect((report.imported, report.completed) == (1, nil))
    #expect(try await stage.store.placeDownload()?.source == "other")
    #expect(try await stage.places().count == 1)
  }
}
