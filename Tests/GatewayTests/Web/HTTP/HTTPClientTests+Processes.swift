@testable import WebGateways
import TestSupport
import TestGroups
import Testing

@Suite struct `A program that is started while a request is under way` {
  @Test(.group(.processes)) func `does not keep the request's connection open`() async throws {
    let server = try LoopbackServer(answers: .never)
    let request = try server.get()
    let task = Task { await SystemHTTPClient(timeout: .seconds(600)).outcome(request) }
    await server.requests(atLeast: 1)
    let program = try LeashedProcess(["/bin/sleep", "10000"])
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    await server.hangUps(atLeast: 1)
    withExtendedLifetime(program) {}
  }
}
