import Entities
import GatewayTesting
import Testing
import WebGateways

@testable import recetas_cli

@Suite struct `The time limit of a request` {
  private let clock = ManualClock()

  /// A client that responds when a gate opens.
  private struct Slow: HTTPClient {
    let gate: Gate

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      await gate.pass()
      if Task.isCancelled { throw .cancelled }
      return HTTPResponse(status: 204)
    }
  }

  private func send(through gate: Gate) async throws -> HTTPResponse {
    let client = TimeLimitedHTTPClient(Slow(gate: gate), limit: .seconds(8), clock: clock)
    return try await client.send(HTTPRequest(.get, try WebAddress("http://127.0.0.1/")))
  }

  @Test func `An HTTP response that arrives within the time limit is returned`() async throws {
    #expect(try await send(through: Gate(for: 1)).status == 204)
  }

  @Test func `An HTTP request that reaches the time limit is canceled and fails as timed out`() async throws {
    let gate = Gate(for: 2)
    let request = Task { try await send(through: gate) }
    await clock.hasSleepers(1)
    clock.advance(by: .seconds(8))
    await #expect(throws: HTTPError.timedOut) { try await request.value }
  }

  @Test func `Canceling the task that waits for an HTTP request cancels the request`() async throws {
    let gate = Gate(for: 2)
    let request = Task { try await send(through: gate) }
    await clock.hasSleepers(1)
    request.cancel()
    await #expect(throws: HTTPError.cancelled) { try await request.value }
  }
}
