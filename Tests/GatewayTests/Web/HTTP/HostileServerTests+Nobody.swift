import Entities
import TestSupport
import Testing
import WebGatewayTesting
import WebGateways

@Suite struct `Unreachable and reachable machines` {
  @Test(arguments: HTTPClients.allCases) func `No client reaches a server that has stopped`(client: HTTPClients)
    async throws
  {
    let server = try LoopbackServer(answers: Answer("words"))
    let (client, request) = (client.make(), try server.get())
    #expect(try await client.send(request).text == "words")
    server.stop()
    await #expect { try await client.send(request) } throws: { isUnreachable($0) }
  }

  @Test(arguments: HTTPClients.allCases) func `No client reaches an unknown host`(client: HTTPClients)
    async throws
  {
    let request = HTTPRequest(.get, try WebAddress("https://\(HTTPClientContract.unknownHost)/"))
    await #expect { try await client.make().send(request) } throws: { isUnreachable($0) }
  }

  @Test(arguments: HTTPClients.allCases) func `A server on loopback is reached by IPv6`(client: HTTPClients)
    async throws
  {
    guard client.exception("is reached by IPv6") == nil else { return }
    // A machine without IPv6 can't run this test.
    guard let server = try? LoopbackServer(on: .six, { _ in Answer("words") }) else { return }
    #expect(try await client.make().send(try server.get()).text == "words")
    server.stop()
    await #expect { try await client.make().send(try server.get()) } throws: { isUnreachable($0) }
  }
}
