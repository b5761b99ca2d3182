import Entities
import GatewayTesting
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `A place of Firestore` {
  @Test func `is Google's where no emulator is named`() throws {
    #expect(try FirestoreEndpoint(emulatorHost: nil) == .google)
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:1", "[::1]:8080", "firestore:65535"])
  func `is an emulator's machine and port`(host: String) throws {
    let endpoint = try FirestoreEndpoint(emulatorHost: host)
    #expect(endpoint.place == host)
    #expect(endpoint.isEmulator)
  }

  @Test(arguments: [
    "", "localhost", "localhost:", ":8080", "localhost:0", "localhost:65536", "http://localhost:8080", "a b:8080",
    "user@localhost:8080", "localhost:8080/v1", "localhost:+80",
  ]) func `is none without a machine and a port, or with more than them`(host: String) {
    #expect(throws: GatewayError.self) { try FirestoreEndpoint(emulatorHost: host) }
  }

  @Test func `of an emulator is asked in plain HTTP, as its owner unless somebody else is named`() async throws {
    let endpoint = try FirestoreEndpoint(emulatorHost: "127.0.0.1:8080")
    for (tokens, header) in [(nil, "Bearer owner"), (FixedToken("other"), "Bearer other")] {
      let http = ScriptedHTTPClient(answers: .success(.json("{}")))
      _ = try await FirestoreFavorites(project: "kit", http: http, tokens: tokens, endpoint: endpoint)
        .remoteFavorites(of: .local)
      #expect(http.requests[0].address.text.hasPrefix("http://127.0.0.1:8080/v1/projects/kit/"))
      #expect(http.requests.map { $0.headers["Authorization"] } == [header])
    }
  }

  @Test func `of Google is asked without a token where there is none`() async throws {
    let http = ScriptedHTTPClient(answers: .success(.json("{}")))
    _ = try await FirestoreFavorites(project: "kit", http: http).remoteFavorites(of: .local)
    #expect(http.requests[0].address.text.hasPrefix("https://firestore.googleapis.com/v1/projects/kit/"))
    #expect(http.requests.map { $0.headers["Authorization"] } == [nil])
  }
}
