import Gateways
import TestSupport
import Testing

@Suite struct `A request that changes something` {
  let client = URLSessionHTTPClient(timeout: .seconds(600))

  @Test(arguments: [HTTPRequest.Method.post, .patch, .delete])
  func `is sent once, though the server closed the connection that was kept`(method: HTTPRequest.Method) async throws {
    let server = try LoopbackServer(answers: Answer("read").changed { $0.end = .closes })
    let write = HTTPRequest(method, try server.webAddress("/write"), body: [1])
    for _ in 0..<5 {
      #expect(try await client.send(try server.get("/read")).text == "read")
      #expect(try await client.send(write).text == "read")
    }
    #expect(server.requests.map(\.path) == Array(repeating: ["/read", "/write"], count: 5).flatMap { $0 })
  }

  @Test func `is sent once, though its connection breaks`() async throws {
    let server = try LoopbackServer(answers: Answer("first"), .dropped)
    let write = HTTPRequest(.post, try server.webAddress("/write"), body: [1])
    _ = try await client.send(write)
    await #expect { try await client.send(write) } throws: { isBroken($0) }
    #expect(server.requests.count == 2)
  }
}
