import Entities
import GatewayTesting
import Interfaces
import TestSupport
import Testing

@testable import recetas_cli
import WebGateways

/// A service that responds when the test allows it.
private struct HeldClient: HTTPClient {
  let gate: Gate

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    await gate.wait()
    throw .timedOut
  }
}

@MainActor @Suite struct `The spinner while waiting for a server` {
  private let clock = ManualClock()
  private let console = ScriptedConsole(showsProgress: true, width: 30)
  private let waiting = PendingHosts()
  private let gate = Gate(for: 1)

  @Test func `The spinner shows the name of the server after waiting for half a second`() async throws {
    let spinner = Spinner(console, Texts(.english), clock: clock)
    spinner.begin(waiting)
    let request = HTTPRequest(.get, try WebAddress("https://madrid.example/feed"))
    let answer = Task { [gate, waiting] in
      try? await WatchedHTTPClient(HeldClient(gate: gate), tells: waiting).send(request)
    }
    await clock.hasSleepers(1)
    #expect(console.screen == "")
    clock.advance(by: .milliseconds(500))
    await clock.hasSleepers(1)
    #expect(console.screen == "\r\u{1B}[K⠋ Waiting for madrid.example…")
    clock.advance(by: .milliseconds(100))
    await clock.hasSleepers(1)
    #expect(console.screen.hasSuffix("\r\u{1B}[K⠙ Waiting for madrid.example…"))
    try spinner.write("Hello\n", to: .error)
    #expect(console.screen.hasSuffix("…\r\u{1B}[KHello\n"))
    await gate.arrive()
    _ = await answer.value
    await clock.hasNoSleepers()
    spinner.end()
    #expect(console.screen.hasSuffix("Hello\n"))
  }
}
