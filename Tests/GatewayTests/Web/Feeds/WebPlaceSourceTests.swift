import Entities
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGatewayTesting
import WebGateways

@Suite struct `The places of a web service` {
  private let document = placeDocument(placeRecord())

  private func source(_ server: LoopbackServer, _ path: String = "/json_new") throws -> WebPlaceSource {
    WebPlaceSource(try server.webAddress(path), client: SystemHTTPClient(timeout: .seconds(600)))
  }

  /// Returns the place document of this kind, or the error.
  private func outcome(_ source: any PlaceSource, _ kind: Place.Kind = .shop) async -> Result<[UInt8]?, SeedSourceError>
  {
    do throws(SeedSourceError) { return .success(try await source.document(kind)) } catch { return .failure(error) }
  }

  private func failed(_ fault: ServiceFault) -> Result<[UInt8]?, SeedSourceError> {
    .failure(.gateway(.serviceFailed(what: "127.0.0.1", why: fault)))
  }

  @Test func `Place documents are requested by kind and returned unchanged`() async throws {
    let server = try LoopbackServer { Answer.json("\u{FEFF}" + $0.target) }
    for base in ["/json_new", "/json_new/", "/json_new//"] {
      let source = try source(server, base)
      for (kind, name) in [(Place.Kind.shop, "Shops"), (.activity, "Activities"), (.service, "Services")] {
        #expect(try await source.document(kind) == Array("\u{FEFF}/json_new/get\(name).php".utf8))
      }
    }
    #expect(server.requests.allSatisfy { $0.method == "GET" })
    let documents = try LoopbackServer(answers: .json(document))
    let shops = try source(documents)
    let items = try await seedItems(shops.seed(try #require(try await shops.document(.shop)), of: .shop))
    #expect(items == [.clean(.place(try churros()))])
  }

  @Test func `The query of a place service's base address is sent with each request but never shown`() async throws {
    let server = try LoopbackServer { .json("\($0.target)", status: $0.path.contains("Shops") ? 200 : 404) }
    let address = "http://u:p@127.0.0.1:\(server.port)/json_new/?key=secret#x"
    let source = WebPlaceSource(try WebAddress(address), client: SystemHTTPClient(timeout: .seconds(600)))
    let shown = server.address("/json_new")
    #expect(source.name == shown)
    #expect(try await source.document(.shop) == Array("/json_new/getShops.php?key=secret".utf8))
    #expect(await outcome(source, .activity) == .failure(.missing(path: shown + "/getActivities.php")))
    await #expect(throws: SeedSourceError.malformed(path: shown + "/getShops.php", .empty, line: 1, column: 1)) {
      try await seedItems(source.seed([], of: .shop))
    }
  }

  @Test(arguments: [404, 410]) func `A place service can lack the document for places of the service kind`(status: Int)
    async throws
  {
    let server = try LoopbackServer(answers: Answer(status, "<html>"))
    let source = try source(server)
    #expect(await outcome(source, .service) == .success(nil))
    for (kind, file) in [(Place.Kind.shop, "getShops.php"), (.activity, "getActivities.php")] {
      #expect(await outcome(source, kind) == .failure(.missing(path: server.address("/json_new/\(file)"))))
    }
  }

  @Test(
    arguments: [
      (401, .unauthorized(what: "127.0.0.1")), (403, .forbidden(what: "127.0.0.1")),
      (500, .serviceFailed(what: "127.0.0.1", why: .status(500))),
      (429, .serviceFailed(what: "127.0.0.1", why: .status(429))),
      (200, .serviceFailed(what: "127.0.0.1", why: .empty)),
    ] as [(Int, GatewayError)])
  func `The error for a refused place request contains the reason`(status: Int, error: GatewayError) async throws {
    let server = try LoopbackServer(answers: Answer(status))
    for kind in Place.Kind.allCases { #expect(await outcome(try source(server), kind) == .failure(.gateway(error))) }
  }

  @Test func `The position of the error is reported if a place service returns an HTML page`() async throws {
    let server = try LoopbackServer(answers: Answer("<html><body>Mantenimiento</body></html>"))
    let source = try source(server)
    let document = try #require(try await source.document(.shop))
    let error = SeedSourceError.malformed(
      path: server.address("/json_new/getShops.php"), .unexpected(found: "<html><body>Mantenim"), line: 1, column: 1)
    await #expect(throws: error) { try await seedItems(source.seed(document, of: .shop)) }
  }

  @Test func `A place request doesn't follow a redirect to another server`() async throws {
    let other = try LoopbackServer(answers: .json(document))
    let server = try LoopbackServer(answers: .redirect(to: other.address("/getShops.php")))
    #expect(await outcome(try source(server)) == failed(.redirects(to: "http://127.0.0.1:\(other.port)")))
    #expect(other.connections == 0)
  }

  @Test func `A place document longer than 64 MB is refused`() async throws {
    let limit = 64 << 20
    let server = try LoopbackServer(answers: Answer(body: [1]).changed { $0.framing = .claimedLength(limit + 1) })
    #expect(await outcome(try source(server)) == failed(.tooLong(limit: limit)))
  }

  @Test func `A truncated place document from a service is refused wherever it ends`() async throws {
    let length = document.utf8.count
    for sent in [0, 1, length / 2, length - 2, length - 1] {
      for end in [LoopbackServer.Answer.End.closes, .resets] {
        for framing in [LoopbackServer.Answer.Framing.length, .chunks(of: 7)] {
          let server = try LoopbackServer(
            answers: .json(document).changed { ($0.bodyLimit, $0.end, $0.framing) = (sent, end, framing) })
          guard case .failure(.gateway(let error)) = await outcome(try source(server)),
            case .service(.broken) = error.faultKind
          else {
            Issue.record("\(sent) of \(length) bytes, \(framing), \(end)")
            continue
          }
        }
      }
    }
  }

  // The response is not cut between two header lines, since Linux's URLSession would trap there ("Transfer completed, but there's no
  // response").
  @Test(arguments: [0, 1, 12, 17]) func `A place service's response that ends within its headers is refused`(sent: Int)
    async throws
  {
    for end in [LoopbackServer.Answer.End.closes, .resets] {
      let server = try LoopbackServer(answers: .json(document).changed { ($0.headLimit, $0.end) = (sent, end) })
      guard case .failure(.gateway(let error)) = await outcome(try source(server)),
        case .service(.broken) = error.faultKind
      else {
        Issue.record("\(sent) bytes of the head, \(end)")
        continue
      }
    }
  }

  @Test func `A truncated place document that the client accepted is refused when it is read`() async throws {
    let server = try LoopbackServer(
      answers: .json(document).changed { ($0.framing, $0.bodyLimit, $0.end) = (.end, 20, .closes) })
    let source = try source(server)
    let part = try #require(try await source.document(.shop))
    #expect(part == Array(document.utf8.prefix(20)))
    let error = SeedSourceError.malformed(
      path: server.address("/json_new/getShops.php"), .truncated, line: 1, column: 21)
    await #expect(throws: error) { try await seedItems(source.seed(part, of: .shop)) }
  }
}

@Suite struct `The availability of a service of places` {
  private func isReachable(_ answer: Answer) async throws -> Bool {
    let server = try LoopbackServer(answers: answer)
    let client = SystemHTTPClient(timeout: .seconds(600))
    return await WebPlaceSource(try server.webAddress("/json"), client: client).isReachable()
  }

  @Test(arguments: [200, 204, 401, 404, 500, 503])
  func `A place service that responds with any status counts as reachable`(
    status: Int
  ) async throws {
    #expect(try await isReachable(Answer(status, status == 204 ? "" : "more than a byte")))
    #expect(try await isReachable(Answer(status)))
  }

  @Test func `A place service that redirects to another server counts as reachable`() async throws {
    #expect(try await isReachable(.redirect(to: "https://example.org/")))
  }

  @Test func `A place service whose response never ends counts as reachable`() async throws {
    let endless = Answer(body: [UInt8](repeating: 7, count: 1000)).changed { ($0.bodyLimit, $0.end) = (500, .hangs) }
    #expect(try await isReachable(endless))
  }

  @Test(arguments: [Answer.dropped, .reset])
  func `A place service that closes the connection immediately counts as unreachable`(answer: Answer) async throws {
    #expect(try await !isReachable(answer))
  }

  @Test func `A place service that doesn't listen for connections counts as unreachable`() async throws {
    let server = try LoopbackServer(answers: Answer())
    server.stop()
    let client = SystemHTTPClient(timeout: .seconds(600))
    #expect(await !WebPlaceSource(try server.webAddress(), client: client).isReachable())
  }

  @Test(
    arguments: [
      (.success(HTTPResponse(status: 500)), true), (.failure(.tooLarge(limit: 1)), true),
      (.failure(.redirected(to: "a")), true), (.failure(.unreachable(why: "x")), false),
      (.failure(.broken(why: "x")), false), (.failure(.timedOut), false), (.failure(.insecure), false),
      (.failure(.cancelled), false),
    ] as [(Result<HTTPResponse, HTTPError>, Bool)])
  func `A place service counts as reachable if the error shows that the service responded`(
    answer: Result<HTTPResponse, HTTPError>, isReachable: Bool
  ) async throws {
    let source = WebPlaceSource(try WebAddress("https://a.es/x?k=1"), client: ScriptedHTTPClient(answers: answer))
    #expect(await source.isReachable() == isReachable)
  }
}
