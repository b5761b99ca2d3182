@testable import WebGateways
import TestSupport
import Testing

@Suite struct `A request that is canceled` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test func `ends at once, and its connection too`() async throws {
    let server = try LoopbackServer(answers: .never)
    let request = try server.get()
    let task = Task { await client.outcome(request) }
    await server.requests(atLeast: 1)
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    await server.hangUps(atLeast: 1)
  }

  @Test func `ends in the middle of its answer`() async throws {
    let server = try LoopbackServer(
      answers: Answer(body: [UInt8](repeating: 7, count: 1 << 10)).changed {
        ($0.repeated, $0.bodyLimit, $0.end) = (10, 5000, .hangs)
      })
    let request = try server.get()
    let task = Task { await client.outcome(request) }
    await server.sentBytes(atLeast: 5000)
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    await server.hangUps(atLeast: 1)
  }

  @Test func `before it is sent is not sent`() async throws {
    let server = try LoopbackServer(answers: Answer())
    let request = try server.get()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.outcome(request)
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(server.connections == 0)
  }
}
