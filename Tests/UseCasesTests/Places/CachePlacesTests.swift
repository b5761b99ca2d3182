import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Downloading places` {
  let stage: DownloadStage

  init() throws { stage = try .madrid() }

  @Test func `A download of places requests documents, then pictures, before any place becomes readable`() async throws
  {
    let report = try #require(try await stage.download())
    #expect((report.accepted, report.rejected) == (3, 0))
    #expect(stage.source.asked == [.shop, .activity, .service])
    let wanted = try ["shop-1-logo", "shop-1", "shop-2-logo", "shop-2", "activity-1-logo", "activity-1"]
      .map { try WebAddress.picture($0 + ".jpg") }
    #expect(stage.web.requests == wanted)
    let pictures = wanted.flatMap { [DownloadStage.Call.file(.ask($0)), .file(.keepPicture($0))] }
    let all = DownloadStage.Call.store(.places(PlaceQuery(), Page(limit: Page.maximum)))
    #expect(
      stage.calls == [
        .store(.placeDownload), .file(.begin), .store(.placeDownload), .file(.collected),
        .file(.restart(source: "script")),
        .file(.keepDocument(.shop)), .file(.keepDocument(.activity)), .file(.keepDocument(.service)),
        .file(.expect(pictures: 6)),
      ] + pictures + [
        .file(.flush), all, .store(.importSeed(.places)), all, .file(.finish), .file(.end),
      ])
    for place in try await stage.places().values {
      for picture in place.pictures.values {
        let address = try #require(picture.address)
        let image = try LoadedImage.saying(address.text)
        #expect(picture.content == .kept(Photo.ID(ofBytes: image.bytes), bytes: image.bytes.count))
        #expect(try await stage.files.picture(#require(picture.photo)) == image)
      }
    }
    #expect(try await stage.store.placeDownload()?.source == "script")
    #expect(try await stage.store.placeDownload()?.date == .download)
    #expect(try await stage.store.isSeeded(.places))
    #expect(await stage.files.unfinished() == nil)
  }

  @Test func `A download sends no request if all places and pictures are stored`() async throws {
    try await stage.download()
    let (asked, requests) = (stage.source.asked, stage.web.requests)
    #expect(try await stage.download() == nil)
    #expect((stage.source.asked, stage.web.requests) == (asked, requests))
  }

  @Test func `A refresh requests all documents and pictures again and replaces the places`() async throws {
    try await stage.download()
    let newer = ScriptedPlaceSource(
      places: [try Place.sample("2", name: "Renamed"), try Place.sample("3")], named: "newer")
    let address = try WebAddress.picture("shop-2.jpg")
    stage.web.put(try LoadedImage.saying("changed").bytes, at: address)
    let before = stage.web.requests.count
    let report = try await stage.download(.refresh, from: newer)
    #expect([report?.added, report?.changed, report?.deleted] == [1, 1, 2])
    #expect(stage.web.requests.count == before + 4)
    let places = try await stage.places()
    #expect(Set(places.values.map(\.name)) == ["Renamed", "shop 3"])
    let photo = try #require(places.values.first { $0.name == "Renamed" }?.pictures[.image]?.photo)
    #expect(try await stage.files.picture(photo) == .saying("changed"))
    // Pictures that no place uses must be deleted.
    let deleted = Photo.ID(ofBytes: try LoadedImage.saying(WebAddress.picture("shop-1.jpg").text).bytes)
    await #expect(throws: GatewayError.notFound) { try await stage.files.picture(deleted) }
  }

  @Test func `A refresh that fails leaves the stored places and pictures unchanged`() async throws {
    try await stage.download()
    let before = try await stage.places()
    stage.web.isOffline = true
    stage.source.failure = .gateway(.offline(what: "madrid.example"))
    await #expect(throws: CachePlacesError.source(.gateway(.offline(what: "madrid.example")))) {
      try await stage.download(.refresh)
    }
    stage.source.failure = nil
    let newer = ScriptedPlaceSource(places: [try Place.sample("3")], named: "newer")
    newer.failure = nil
    stage.web.isOffline = false
    #expect(try await stage.places() == before)
    for place in before.values {
      for picture in place.pictures.values { _ = try await stage.files.picture(#require(picture.photo)) }
    }
  }

  @Test func `A refresh of the places keeps pictures that fail but deletes pictures that no longer exist`()
    async throws
  {
    try await stage.download()
    let before = try await stage.places()
    stage.web.put([], status: 500, at: try .picture("shop-1.jpg"))
    stage.web.put([], status: 404, at: try .picture("shop-2.jpg"))
    try await stage.download(.refresh)
    let places = try await stage.places()
    let (one, two) = (try Place.sample("1").id, try Place.sample("2").id)
    #expect(places[one] == before[one])
    #expect(places[two]?.pictures[.image]?.content == .missing(.notThere))
    for photo in places.values.flatMap({ $0.pictures.values.compactMap(\.photo) }) {
      _ = try await stage.files.picture(photo)
    }
    let deleted = try #require(before[two]?.pictures[.image]?.photo)
    await #expect(throws: GatewayError.notFound) { try await stage.files.picture(deleted) }
  }

  @Test func `A download of places requests each address once and stores identical pictures only once`() async throws {
    let shared = try WebAddress.picture("shared.jpg")
    let places = try ["1", "2"].map {
      try Place.sample($0).with([.logo: PlacePicture(shared), .image: PlacePicture(.picture("\($0).jpg"))])
    }
    let stage = DownloadStage(ScriptedPlaceSource(places: places))
    for address in Set(DownloadStage.addresses(places)) {
      stage.web.put(try LoadedImage.saying("same").bytes, at: address)
    }
    try await stage.download()
    #expect(stage.web.requests.count == 3)
    #expect(Set(try await stage.places().values.flatMap { $0.pictures.values.compactMap(\.photo) }).count == 1)
  }

  @Test func `A download requests a map of each place with a position, but stores no map address`() async throws {
    let nowhere = try Place(.shop, number: "2", name: "Nowhere")
    let map = try WebAddress("https://maps.example/?key=secret&at=40.4,-3.7")
    let source = ScriptedPlaceSource(
      [.shop: [.clean(.place(try Place.sample("1").with([:]))), .clean(.place(nowhere))]], map: { _ in map })
    let stage = DownloadStage(source)
    stage.web.put(try LoadedImage.saying("map").bytes, at: map)
    try await stage.download()
    #expect(stage.web.requests == [map])
    let places = try await stage.places()
    #expect(places.values.first { $0.name == "shop 1" }?.pictures[.map]?.address == nil)
    #expect(places.values.first { $0.name == "shop 1" }?.pictures[.map]?.photo != nil)
    #expect(places[nowhere.id]?.pictures == [:])
  }

  @Test func `A download of places omits and reports invalid and duplicate records`() async throws {
    let problem = SeedProblem(record: 1, field: "name", expected: .nonEmptyText, found: nil)
    let twice = try Place.sample("1").with([:])
    let stage = DownloadStage(
      ScriptedPlaceSource([
        .shop: [.clean(.place(twice)), .clean(.place(twice))], .activity: [.rejected([problem])],
      ]))
    let report = try #require(try await stage.download())
    #expect((report.accepted, report.rejected) == (1, 2))
    #expect(report.problems.map(\.record) == [2, 3])
    #expect(try await stage.places().count == 1)
  }

  @Test func `A download without valid places is refused and keeps the stored places`() async throws {
    try await stage.download()
    let before = try await stage.places()
    await #expect(throws: CachePlacesError.nothingThere(source: "empty")) {
      try await stage.download(.refresh, from: ScriptedPlaceSource([.shop: []], named: "empty"))
    }
    let problem = SeedProblem(record: 1, field: "name", expected: .nonEmptyText, found: nil)
    await #expect {
      try await stage.download(.refresh, from: ScriptedPlaceSource([.shop: [.rejected([problem])]], named: "wrong"))
    } throws: { error in
      if case .invalid(let report) = error as? CachePlacesError { report.problems == [problem] } else { false }
    }
    #expect(try await stage.places() == before)
    // Invalid documents must be requested again instead of being resumed.
    #expect(await stage.files.unfinished() == nil)
    for place in before.values {
      for picture in place.pictures.values { _ = try await stage.files.picture(#require(picture.photo)) }
    }
  }

  @Test func `A download of places is refused while another download of places is running`() async throws {
    let other = try await stage.files.begin()
    let id = PlaceDownloadNote.ID.random()
    try await other.restart(id: id, source: "theirs")
    let theirs = UnfinishedPlaceDownload(id: id, isRunning: true, source: "theirs", settled: 0, total: nil)
    await #expect(throws: CachePlacesError.running(theirs)) { try await stage.download() }
    #expect(stage.source.asked == [])
    await other.end()
    try await stage.download()
  }

  @Test func `A download of places never sends more concurrent requests than its limit allows`() async throws {
    let atOnce = Box((now: 0, most: 0))
    let allowed = Gate(for: 3)
    let client = ScriptedHTTPClient { [web = stage.web] (request) throws(HTTPError) in
      atOnce.change { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      // Each request waits until as many requests as allowed are running. The calls to `yield` then give a fourth request time to start, if
      // the download sends one.
      await allowed.pass()
      for _ in 0..<20 { await Task.yield() }
      defer { atOnce.change { $0.now -= 1 } }
      return try await web.send(request)
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(client), files: stage.files, places: stage.store, store: stage.store,
      connections: 3)
    _ = try await cachePlaces(.first) { _ in }
    #expect(atOnce.value.most == 3)
  }

  @Test func `A download of places reports its progress in documents, pictures and bytes`() async throws {
    let reported = Box([PlaceProgress]())
    let clock = RecordingClock()
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(stage.web), files: stage.files, places: stage.store,
      store: stage.store, connections: 1, clock: clock)
    _ = try await cachePlaces(.first) { step in reported.change { $0.append(step) } }
    let steps = reported.value
    #expect(steps.filter { $0.step == .documents }.map(\.done) == [0, 1, 2])
    #expect(steps.filter { $0.step == .pictures }.map(\.done) == Array(0...6))
    #expect(steps.allSatisfy { $0.step != .pictures || $0.total == 6 })
    #expect(steps.map(\.bytes) == steps.map(\.bytes).sorted())
    #expect(steps.last?.step == .saving)
  }
}
