import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `A catalog from a server` {
  private let address: WebAddress

  init() throws { address = try WebAddress("https://example.org/beers.json") }

  private func source(_ answer: Result<HTTPResponse, HTTPError>) -> any SeedSource {
    CatalogSeed.web(address, client: ScriptedHTTPClient(answers: answer))
  }

  @Test func `A catalog from a server is read like a file, except for pictures outside its folder`() async throws {
    let text = catalog(beerRecord(), beerRecord(#""photos": ["../a.png"]"#, name: "Osa"))
    let items = try await seedItems(source(.success(HTTPResponse(status: 200, body: Array(text.utf8)))))
    let repair = SeedRepair(record: 3, field: "photos", from: "\"../a.png\"", to: nil)
    #expect(
      items == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
        .repaired(.beer(try lager("Osa"), photos: []), [repair]),
      ])
  }

  @Test func `A catalog from a server is requested once each time it is opened`() async throws {
    let client = ScriptedHTTPClient { (_) throws(HTTPError) in HTTPResponse(status: 200, body: Array("[]".utf8)) }
    let source = CatalogSeed.web(address, client: client)
    #expect(client.requests.isEmpty)
    for _ in 1...2 { #expect(try await seedItems(source) == []) }
    #expect(client.requests.map(\.address) == [address, address])
    #expect(client.requests.allSatisfy { $0.method == .get && $0.maximumBytes == 64 << 20 })
  }

  @Test(
    arguments: [
      (401, .gateway(.unauthorized(what: "example.org"))), (403, .gateway(.forbidden(what: "example.org"))),
      (404, .missing(path: "https://example.org/beers.json")), (410, .missing(path: "https://example.org/beers.json")),
      (500, .gateway(.serviceFailed(what: "example.org", why: .status(500)))),
      (304, .gateway(.serviceFailed(what: "example.org", why: .status(304)))),
      (200, .gateway(.serviceFailed(what: "example.org", why: .empty))),
    ] as [(Int, SeedSourceError)])
  func `The error for a refused catalog request contains the reason`(status: Int, error: SeedSourceError) async throws {
    await #expect(throws: error) { try await seedItems(source(.success(HTTPResponse(status: status, body: [])))) }
  }

  @Test(
    arguments: [
      (.unreachable(why: "x"), .offline(what: "example.org")),
      (.timedOut, .serviceFailed(what: "example.org", why: .timedOut)),
      (.tooLarge(limit: 9), .serviceFailed(what: "example.org", why: .tooLong(limit: 9))),
      (.redirected(to: "a"), .serviceFailed(what: "example.org", why: .redirects(to: "a"))),
      (.insecure, .insecure(what: "example.org")), (.cancelled, .cancelled),
    ] as [(HTTPError, GatewayError)])
  func `The error for a failed catalog request contains the reason for the failure`(
    failure: HTTPError, error: GatewayError
  )
    async throws
  {
    await #expect(throws: SeedSourceError.gateway(error)) { try await seedItems(source(.failure(failure))) }
  }

  @Test func `A catalog that isn't JSON is reported with the position of the problem`() async throws {
    let page = HTTPResponse(status: 200, body: Array("<html>".utf8))
    await #expect {
      try await seedItems(source(.success(page)))
    } throws: { error in
      guard case SeedSourceError.malformed("https://example.org/beers.json", _, line: 1, column: 1) = error else {
        return false
      }
      return true
    }
  }
}
