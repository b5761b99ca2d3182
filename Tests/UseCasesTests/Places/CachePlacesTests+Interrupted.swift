import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `An interrupted download` {
  /// The number of calls that an uninterrupted download makes.
  static let calls = 27

  @Test func `The tests of interrupted place downloads cover every call that a download makes`() async throws {
    let stage = try DownloadStage.madrid()
    try await stage.download()
    #expect(stage.calls.count == Self.calls)
  }

  @Test(arguments: 1...calls)
  func `A place download that is interrupted at any call resumes and requests only missing data`(number: Int)
    async throws
  {
    let stage = try DownloadStage.madrid(fault: .onCall(number, .full(what: "disk")))
    let outcome = await Result { () async throws(CachePlacesError) in try await stage.download() }
    if case .failure = outcome {
      #expect(try await stage.store.placeDownload() == nil)
      #expect(try await stage.places().isEmpty)
      try await stage.download()
    }
    #expect(try await stage.places().count == 3)
    // The request that was interrupted may have been sent twice.
    #expect(stage.source.asked.count <= 4)
    #expect(stage.web.requests.count <= 7)
    for place in try await stage.places().values {
      for picture in place.pictures.values { _ = try await stage.files.picture(#require(picture.photo)) }
    }
  }

  @Test func `A canceled download of places keeps the pictures that have already arrived`() async throws {
    let stage = try DownloadStage.madrid()
    let client = ScriptedHTTPClient { [stage] (request) throws(HTTPError) in
      if stage.web.requests.count == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      if Task.isCancelled { throw .cancelled }
      return try await stage.web.send(request)
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(client), files: stage.files, places: stage.store, store: stage.store,
      connections: 1)
    await #expect(throws: CachePlacesError.interrupted(.cancelled, settled: 2, total: 6)) {
      _ = try await cachePlaces(.first) { _ in }
    }
    #expect(await stage.files.unfinished()?.settled == 2)
    try await stage.download()
    #expect(stage.web.requests.count == 6)
  }

  @Test func `A download of places from a new source doesn't resume the download from the old source`() async throws {
    let stage = try DownloadStage.madrid(fault: .onCall(13, .full(what: "disk")))
    await #expect(throws: CachePlacesError.self) { try await stage.download() }
    let other = ScriptedPlaceSource(places: [try Place.sample("1")], named: "other")
    try await stage.download(from: other)
    #expect(other.asked == [.shop, .activity, .service])
    #expect(try await stage.places().count == 1)
    #expect(try await stage.store.placeDownload()?.source == "other")
  }
}

extension Result {
  fileprivate init(_ body: () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
