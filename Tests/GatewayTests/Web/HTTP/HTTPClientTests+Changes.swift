import Entities
import TestSupport
import Testing
import WebGateways

@Suite struct `A request that changes something` {
  private let client = SystemHTTPClient(timeout: .seconds(600))

  @Test func `travels on the connection of the one before`() async throws {
    let server = try LoopbackServer { _ in Answer("done") }
    for method in [HTTPRequest.Method.post, .post, .patch, .delete, .get] {
      let request = HTTPRequest(method, try server.webAddress("/"), body: method == .get ? [] : [1])
      #expect(try await client.send(request).text == "done")
    }
    #expect(server.connections == 1)
  }

  /// Whether the server closed it is only known when something was sent; then it may have been done.
  @Test(arguments: [HTTPRequest.Method.post, .patch, .delete])
  func `is sent once, though the server closed the connection that was kept`(method: HTTPRequest.Method) async throws {
    for _ in 0..<20 {
      let server = try LoopbackServer(answers: Answer("done").changed { $0.end = .closes })
      let client = SystemHTTPClient(timeout: .seconds(600))
      #expect(try await client.send(try server.get("/read")).text == "done")
      let write = HTTPRequest(method, try server.webAddress("/write"), body: [1])
      do throws(HTTPError) {
        #expect(try await client.send(write).text == "done")
        #expect(server.requests.map(\.path) == ["/read", "/write"])
      } catch {
        #expect(isBroken(error), "\(error)")
        #expect(server.requests.count { $0.path == "/write" } <= 1)
      }
    }
  }

  @Test func `is sent once, though its connection breaks`() async throws {
    let server = try LoopbackServer(answers: Answer("first"), .dropped)
    let write = HTTPRequest(.post, try server.webAddress("/write"), body: [1])
    _ = try await client.send(write)
    await #expect { try await client.send(write) } throws: { isBroken($0) }
    #expect(server.requests.count == 2)
  }
}
