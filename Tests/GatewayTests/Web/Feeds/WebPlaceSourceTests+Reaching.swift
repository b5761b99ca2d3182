import Entities
import GatewayTesting
import TestSupport
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `A service of places can be reached` {
  private func isReachable(_ answer: Answer) async throws -> Bool {
    let server = try LoopbackServer(answers: answer)
    let client = SystemHTTPClient(timeout: .seconds(600))
    return await WebPlaceSource(try server.webAddress("/json"), client: client).isReachable()
  }

  @Test(arguments: [200, 204, 401, 404, 500, 503]) func `when it answers, whatever that is`(status: Int) async throws {
    #expect(try await isReachable(Answer(status, status == 204 ? "" : "more than a byte")))
    #expect(try await isReachable(Answer(status)))
  }

  @Test func `when it sends on to somewhere else`() async throws {
    #expect(try await isReachable(.redirect(to: "https://example.org/")))
  }

  @Test func `before its answer is at its end`() async throws {
    let endless = Answer(body: [UInt8](repeating: 7, count: 1000)).changed { ($0.bodyLimit, $0.end) = (500, .hangs) }
    #expect(try await isReachable(endless))
  }

  @Test(arguments: [Answer.dropped, .reset]) func `not when the connection ends at once`(answer: Answer) async throws {
    #expect(try await !isReachable(answer))
  }

  @Test func `not where nobody listens`() async throws {
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
  func `when there was any answer`(answer: Result<HTTPResponse, HTTPError>, isReachable: Bool) async throws {
    let source = WebPlaceSource(try WebAddress("https://a.es/x?k=1"), client: ScriptedHTTPClient(answers: answer))
    #expect(await source.isReachable() == isReachable)
  }
}
