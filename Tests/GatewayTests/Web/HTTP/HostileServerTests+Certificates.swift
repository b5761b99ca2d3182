import Entities
import TestSupport
import TestGroups
import Testing
@testable import WebGateways

@Suite(
  .group(.processes),
  .enabled(if: SecureServer.isPossible, "openssl is missing: apt-get install openssl, or brew install openssl"))
struct `A server without a valid certificate` {
  @Test(arguments: HTTPClients.allCases, SecureServer.Certificate.allCases)
  func `A server with an invalid certificate receives no request`(
    client: HTTPClients, certificate: SecureServer.Certificate
  ) async throws {
    let server = try await SecureServer.started(with: certificate)
    let request = HTTPRequest(.get, try WebAddress(server.origin + "/"), headers: ["x-key": "secret"])
    await #expect { try await client.make().send(request) } throws: {
      // On Linux, the system's client doesn't distinguish an untrusted server from other failures.
      $0 as? HTTPError == .untrusted || client != .usual && (isBroken($0) || isUnreachable($0))
    }
  }

  #if os(Linux)
    @Test(arguments: SecureServer.Certificate.allCases)
    func `A server with an invalid certificate is refused even if its issuer is trusted`(
      certificate: SecureServer.Certificate
    ) async throws {
      let server = try await SecureServer.started(with: certificate)
      let client = CurlHTTPClient(
        plainHosts: [], timeout: .seconds(600), longest: .seconds(600), connections: 6, authorities: server.certificate)
      let outcome = await client.outcome(HTTPRequest(.get, try WebAddress(server.origin + "/")))
      // A self-signed certificate is its own issuer, so the certificate is trusted here.
      if certificate == .selfSigned {
        #expect(try outcome.get().status == 200)
      } else {
        #expect(outcome == .failure(.untrusted))
      }
    }
  #endif
}
