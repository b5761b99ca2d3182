import Entities
import Gateways
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(5)),
  .enabled(if: SecureServer.isPossible, "openssl is missing: apt-get install openssl, or brew install openssl"))
struct `A server that can't show who it is` {
  @Test(arguments: HTTPClients.allCases, SecureServer.Certificate.allCases)
  func `is asked nothing`(client: HTTPClients, certificate: SecureServer.Certificate) async throws {
    let server = try await SecureServer.started(with: certificate)
    let request = HTTPRequest(.get, try WebAddress(server.origin + "/"), headers: ["x-key": "secret"])
    await #expect { try await client.make().send(request) } throws: { isBroken($0) || isUnreachable($0) }
  }
}
