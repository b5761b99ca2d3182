#if URLSession || !os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import WebGateways

  @Suite struct `URLSession as an HTTP client` {
    @Test func `URLSessionHTTPClient sends each request on the previous request's connection`() async throws {
      // Apple's platforms use these settings by default.
      let client = URLSessionHTTPClient(
        plainHosts: [], timeout: .seconds(600), longest: .seconds(600), connections: 6, clock: ContinuousClock(),
        sharesAll: true)
      let server = try LoopbackServer { _ in Answer("done") }
      for method in [HTTPRequest.Method.post, .post, .patch, .delete, .get] {
        let request = HTTPRequest(method, try server.webAddress(), body: method == .get ? [] : [1])
        #expect(try await client.send(request).text == "done")
      }
      #expect(server.connections == 1)
    }

    @Test func `URLSessionHTTPClient reports requests that App Transport Security refuses as insecure`() {
      #expect(HTTPError(URLError(.appTransportSecurityRequiresSecureConnection)) == .insecure)
    }
  }
#endif
