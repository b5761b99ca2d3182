import Foundation
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import WebGateways
import WebGatewayTesting

/// Runs each request in a separate process (which iOS doesn't have), so that a crash or exhausted memory affects only that test.
@Suite struct `A hostile server` {
  #if !os(iOS)
    @Test(.group(.heavy), arguments: Meeting.all) func `A hostile server causes only an error and no second request`(
      meeting: Meeting
    ) async {
      await #expect(processExitsWith: .success) { [meeting] in try await meeting.happens() }
    }
  #endif

  @Test(arguments: HTTPClients.allCases)
  func `Every exception of an HTTP client to the contract names a hostile server, clause or test`(client: HTTPClients) {
    let names = HostileServer.all.map(\.name) + HTTPClientContract.clauses.map(\.id) + ["is reached by IPv6"]
    #expect(Set(names).count == names.count, "two exceptions have the same name")
    for exception in client.exceptions { #expect(exception.names.subtracting(names) == [], "\(exception.why)") }
  }
}

/// A client and the name of a hostile server, in a format that can be passed to a process.
struct Meeting: Sendable, Codable, CustomTestStringConvertible {
  let client: HTTPClients
  let server: String

  var testDescription: String { "\(client): \(server)" }

  /// All pairs of a client and a server, except servers that the client can't handle.
  static let all = HTTPClients.allCases.flatMap { client in
    HostileServer.all.map { Meeting(client: client, server: $0.name) }.filter { client.exception($0.server) == nil }
  }

  /// Sends a request to the hostile server, in a process that does nothing else.
  func happens() async throws {
    // The alarm ends a process that would wait forever, which fails the test.
    alarm(120)
    let hostile = try #require(HostileServer.all.first { $0.name == self.server })
    // The first request of a process takes extra memory, so a request is sent before the measurement.
    let friend = try LoopbackServer(answers: Answer("words"))
    _ = try await client.make().send(try friend.get())

    let server = try LoopbackServer(answers: hostile.answer)
    let request = HTTPRequest(.get, try server.webAddress(), maximumBytes: hostile.maximumBytes)
    let memory = PeakMemory()
    let outcome = await client.make(timeout: hostile.timeout, longest: hostile.longest).outcome(request)
    #expect(hostile.endings.contains(HostileServer.Ending(outcome)), "\(outcome)")
    #if os(Linux)
      let growth = try #require(memory).growth
      #expect(growth <= hostile.maximumBytes + 1 << 20, "\(growth) more bytes")
    #endif
    let isRedirect = hostile.endings.contains(.redirected)
    #expect(server.requests.count == (isRedirect && server.requests.count > 1 ? 6 : 1), "wrong number of requests")
    // After the client was released, its connections must end, too.
    await server.connectionsEnd()
  }
}
