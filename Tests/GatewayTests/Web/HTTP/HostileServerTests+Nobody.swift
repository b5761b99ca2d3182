import Entities
import TestSupport
import Testing
import WebGatewayTesting
import WebGateways

@Suite struct `A machine that may not be there` {
  @Test(arguments: HTTPClients.allCases) func `is not reached where nobody listens any more`(client: HTTPClients)
    async throws
  {
    let server = try LoopbackServer(answers: Answer("words"))
    let (client, request) = (client.make(), try server.get())
    #expect(try await client.send(request).text == "words")
    server.stop()
    await #expect { try await client.send(request) } throws: { isUnreachable($0) }
  }

  @Test(arguments: HTTPClients.allCases) func `is not reached under a name that nobody has`(client: HTTPClients)
    async throws
  {
    let request = HTTPRequest(.get, try WebAddress("https://\(HTTPClientContract.unknownHost)/"))
    await #expect { try await client.make().send(request) } throws: { isUnreachable($0) }
  }

  @Test(arguments: HTTPClients.allCases) func `is reached by IPv6`(client: HTTPClients) async throws {
    guard client.exception("is reached by IPv6") == nil else { return }
    // Where the machine has none, there is nothing to reach.
    guard let server = try? LoopbackServer(on: .six, { _ in Answer("words") }) else { return }
    #expect(try await client.make().send(try server.get()).text == "words")
    server.stop()
    await #expect { try await client.make().send(try server.get()) } throws: { isUnreachable($0) }
  }
}
