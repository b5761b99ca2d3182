import Entities
import GatewayTesting
import TestSupport
import Testing
import WebGateways
import WebGatewayTesting

@Suite struct `The log of requests` {
  let requestLog = RequestLog()

  @Test func `The request log shows sent requests with their outcomes but without secrets`() async throws {
    let base = ScriptedHTTPClient(
      answers: .success(HTTPResponse(status: 404, body: [1, 2, 3])), .failure(.timedOut))
    let client = LoggingHTTPClient(base, requestLog: requestLog)
    let address = try WebAddress("https://me:word@API.example.com:8080/recipes/7?apiKey=secret#secret")
    _ = try await client.send(HTTPRequest(.get, address, headers: ["x-key": "secret"]))
    _ = await client.outcome(HTTPRequest(.patch, try WebAddress("https://example.com?key=secret"), body: [1]))
    #expect(requestLog.entries.map(\.place) == ["api.example.com/recipes/7", "example.com"])
    #expect(requestLog.entries.map(\.method) == [.get, .patch])
    #expect(requestLog.entries.map(\.outcome) == [.answered(status: 404, bytes: 3), .failed(.timedOut)])
    #expect(!"\(requestLog.entries)".contains("secret") && !"\(requestLog.entries)".contains("word"))
  }

  @Test func `The request log shows a running request`() async throws {
    let (sent, gate) = (Gate(for: 1), Gate(for: 1))
    let base = ScriptedHTTPClient { _ in
      await sent.arrive()
      await gate.wait()
      return HTTPResponse(status: 200)
    }
    let client = LoggingHTTPClient(base, requestLog: requestLog)
    let request = HTTPRequest(.get, try WebAddress("https://example.com/a"))
    let task = Task { await client.outcome(request) }
    await sent.wait()
    #expect(requestLog.entries.map(\.place) == ["example.com/a"])
    #expect(requestLog.entries.map(\.outcome) == [nil])
    await gate.arrive()
    _ = await task.value
    #expect(requestLog.entries.map(\.outcome) == [.answered(status: 200, bytes: 0)])
  }

  @Test func `The request log omits requests that were not sent`() async throws {
    let client = LoggingHTTPClient(SystemHTTPClient(timeout: .seconds(600)), requestLog: requestLog)
    let request = HTTPRequest(.get, try WebAddress("http://example.com/"))
    await #expect(throws: HTTPError.insecure) { try await client.send(request) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client.outcome(request)
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(requestLog.entries.isEmpty)
  }
}
