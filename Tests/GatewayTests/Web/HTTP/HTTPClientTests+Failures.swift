import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import WebGatewayTesting
import WebGateways

@Suite struct `Failed requests over HTTP` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test func `A server that was stopped is reported as unreachable`() async throws {
    let server = try LoopbackServer(answers: Answer())
    let request = try server.get()
    _ = try await client.send(request)
    server.stop()
    await #expect { try await client.send(request) } throws: { isUnreachable($0) }
  }

  @Test func `An offline client reports every server as unreachable`() async throws {
    let server = try LoopbackServer(answers: Answer())
    let request = try server.get()
    await #expect(throws: HTTPError.unreachable(why: "offline was asked for")) {
      try await OfflineHTTPClient().send(request)
    }
    #expect(server.connections == 0)
  }

  @Test func `An unknown host is reported as unreachable`() async throws {
    let request = HTTPRequest(.get, try WebAddress("https://\(HTTPClientContract.unknownHost)/"))
    await #expect { try await client.send(request) } throws: { isUnreachable($0) }
  }

  @Test(arguments: [
    Answer.dropped, .reset, Answer("words").changed { ($0.headLimit, $0.end) = (10, .closes) },
    Answer("words").changed { ($0.headLimit, $0.end) = (25, .closes) },
    Answer("words").changed { ($0.bodyLimit, $0.end) = (3, .closes) },
    Answer("words").changed { ($0.bodyLimit, $0.end) = (3, .resets) },
    Answer("words").changed { ($0.framing, $0.end) = (.claimedLength(1000), .closes) },
    Answer("words and more").changed { ($0.framing, $0.bodyLimit, $0.end) = (.chunks(of: 4), 12, .closes) },
  ])
  func `A connection that ends too early is reported as a broken response`(answer: Answer) async throws {
    let server = try LoopbackServer(answers: answer)
    await #expect { try await client.send(try server.get()) } throws: { isBroken($0) }
    let write = HTTPRequest(.post, try server.webAddress(), body: [1])
    await #expect { try await client.send(write) } throws: { isBroken($0) }
  }

  @Test(.group(.heavy)) func `A request to a silent server times out`() async throws {
    let client = SystemHTTPClient(timeout: .seconds(1))
    let server = try LoopbackServer(answers: .never)
    await #expect(throws: HTTPError.timedOut) { try await client.send(try server.get()) }
    await server.hangUps(atLeast: 1)
  }

  #if URLSession || !os(Linux)
    @Test func `URLSessionHTTPClient times out after the total time even if data keeps arriving`() async throws {
      let clock = ManualClock()
      let client = URLSessionHTTPClient(timeout: .seconds(600), longest: .seconds(300), clock: clock)
      let server = try LoopbackServer(answers: Answer("words").changed { ($0.bodyLimit, $0.end) = (2, .hangs) })
      let request = try server.get()
      async let outcome = client.outcome(request)
      await server.sentBytes(atLeast: 2)
      await clock.hasSleepers(1)
      clock.advance(by: .seconds(300))
      #expect(await outcome == .failure(.timedOut))
      await server.hangUps(atLeast: 1)
    }
  #endif

  @Test(arguments: HTTPClients.allCases)
  func `A response that is too long is refused as soon as its length is known`(client: HTTPClients) async throws {
    // With an unknown content type, Apple's platforms would wait for the first 512 bytes.
    let answer = Answer(headers: ["Content-Type": "application/json"]).changed {
      ($0.framing, $0.end) = (.claimedLength(1001), .hangs)
    }
    let server = try LoopbackServer(answers: answer)
    let request = HTTPRequest(.get, try server.webAddress(), maximumBytes: 1000)
    await #expect(throws: HTTPError.tooLarge(limit: 1000)) { try await client.make().send(request) }
    await server.hangUps(atLeast: 1)
  }

  @Test(arguments: [Answer.Framing.length, .chunks(of: 1 << 16), .end])
  func `A client stops reading a response that exceeds the limit`(framing: Answer.Framing) async throws {
    // The whole body would be 200 MB long, but the server sends only 2 MB and then nothing more.
    let answer = Answer(body: [UInt8](repeating: 7, count: 1 << 20)).changed {
      ($0.repeated, $0.framing, $0.bodyLimit, $0.end) = (200, framing, 2 << 20, .hangs)
    }
    let server = try LoopbackServer(answers: answer)
    let request = HTTPRequest(.get, try server.webAddress(), maximumBytes: 1 << 20)
    await #expect(throws: HTTPError.tooLarge(limit: 1 << 20)) { try await client.send(request) }
    await server.hangUps(atLeast: 1)
  }

  @Test(arguments: [5, nil]) func `A response that is exactly as long as allowed is accepted`(chunk: Int?) async throws
  {
    let server = try LoopbackServer(
      answers: Answer("0123456789").changed { $0.framing = chunk.map { .chunks(of: $0) } ?? .length })
    let request = HTTPRequest(.get, try server.webAddress(), maximumBytes: 10)
    #expect(try await client.send(request).text == "0123456789")
  }

  @Test(arguments: [
    "http://example.com/", "http://127.0.0.1.example.com/", "http://128.0.0.1/", "http://localhost.es/",
  ])
  func `An unencrypted request to another machine is refused as insecure`(address: String) async throws {
    let request = HTTPRequest(.get, try WebAddress(address), headers: ["x-key": "secret"])
    await #expect(throws: HTTPError.insecure) { try await client.send(request) }
  }

  @Test func `An unencrypted request to this machine or to an explicitly allowed host is sent`() async throws {
    let server = try LoopbackServer(answers: Answer("words"))
    let client = SystemHTTPClient(plainHosts: [HTTPClientContract.unknownHost.uppercased()])
    let request = HTTPRequest(.get, try WebAddress("http://\(HTTPClientContract.unknownHost):1/"))
    await #expect { try await client.send(request) } throws: { isUnreachable($0) }
    for host in ["localhost", "127.0.0.1", "LOCALHOST"] {
      let request = HTTPRequest(.get, try WebAddress("http://\(host):\(server.port)/"))
      #expect(try await client.send(request).text == "words")
    }
  }
}

extension LoopbackServer.Answer: CustomTestStringConvertible {
  public var testDescription: String {
    "\(framing), \(end), \(headLimit ?? -1) of the head, \(bodyLimit ?? -1) of the body"
  }
}
