import Entities
import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `A picture that crashes the process` {
  let stage: DownloadStage
  let fatal: WebAddress

  init() throws {
    stage = try .madrid()
    fatal = try .picture("shop-2.jpg")
  }

  /// Records requests for these pictures, as if the process died before the pictures arrived.
  private func die(on addresses: [WebAddress]) async throws {
    let download = try await stage.files.begin()
    if try await download.collected.id == nil { try await download.restart(id: .random(), source: "script") }
    for address in addresses { try await download.ask(address) }
  }

  @Test func `Picture requests that were interrupted by a crash are repeated one at a time`() async throws {
    let suspects = try [fatal, .picture("shop-1.jpg")]
    try await die(on: suspects)
    // For each address, `most` is the largest number of requests that were running at the same time.
    let (underWay, most) = (Box(Set<WebAddress>()), Box([WebAddress: Int]()))
    let others = Gate(for: 2)
    let client = ScriptedHTTPClient { [web = stage.web] (request) throws(HTTPError) in
      let now = underWay.change { _ = $0.insert(request.address) }
      most.change { for address in now { $0[address] = max($0[address] ?? 0, now.count) } }
      // Requests that can overlap wait for each other. Requests that must run alone give other requests time to start.
      if !suspects.contains(request.address) { await others.pass() }
      for _ in 0..<20 { await Task.yield() }
      defer { underWay.change { _ = $0.remove(request.address) } }
      return try await web.send(request)
    }
    let cachePlaces = CachePlacesInteractor(
      from: stage.source, images: HTTPImageGateway(client), files: stage.files, places: stage.store, store: stage.store,
      connections: 4)
    _ = try await cachePlaces(.first) { _ in }
    #expect(suspects.allSatisfy { most.value[$0] == 1 })
    #expect(most.value.values.contains { $0 > 1 })
    #expect(try await stage.places().values.allSatisfy { $0.pictures.values.allSatisfy { $0.photo != nil } })
  }

  @Test func `A picture whose request crashed the process twice is reported as missing and skipped`() async throws {
    for _ in 0..<2 { try await die(on: [fatal]) }
    try await stage.download()
    #expect(!stage.web.requests.contains(fatal))
    #expect(stage.web.requests.count == 5)
    #expect(try await stage.places()[Place.ID("shop-2")]?.pictures[.image]?.content == .missing(.fatal))
    #expect(try await stage.download() == nil)
  }

  @Test func `A refresh of the places requests a picture even if requesting it crashed the process twice`() async throws
  {
    for _ in 0..<2 { try await die(on: [fatal]) }
    try await stage.download()
    try await stage.download(.refresh)
    #expect(stage.web.requests.count { $0 == fatal } == 1)
    #expect(try await stage.places()[Place.ID("shop-2")]?.pictures[.image]?.photo != nil)
  }

  @Test func `A lost connection doesn't count as a crash of the process`() async throws {
    stage.web.isOffline = true
    stage.source.failure = .gateway(.offline(what: "madrid.example"))
    for _ in 0..<3 { await #expect(throws: CachePlacesError.self) { try await stage.download() } }
    stage.web.isOffline = false
    stage.source.failure = nil
    try await stage.download()
    #expect(try await stage.places().values.allSatisfy { $0.pictures.values.allSatisfy { $0.photo != nil } })
  }
}
