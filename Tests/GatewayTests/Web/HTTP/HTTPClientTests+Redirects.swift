import TestSupport
import Testing
import WebGateways

@Suite struct `A redirect` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test(arguments: [301, 302, 303, 307, 308])
  func `on the same server is followed, with the same headers`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(to: "/new?page=2", status: status) : Answer("found")
    }
    #expect(try await client.send(try server.get("/old", headers: ["x-key": "secret"])).text == "found")
    #expect(server.requests.map(\.target) == ["/old", "/new?page=2"])
    #expect(server.requests.map { $0.header("x-key") } == ["secret", "secret"])
  }

  @Test func `to another port is not followed: no key travels there`() async throws {
    let other = try LoopbackServer(answers: Answer())
    let server = try LoopbackServer(answers: .redirect(to: other.address("/here")))
    let place = "http://127.0.0.1:\(other.port)"
    await #expect(throws: HTTPError.redirected(to: place)) {
      try await client.send(try server.get(headers: ["x-key": "secret"]))
    }
    #expect(other.requests.isEmpty && other.connections == 0)
  }

  @Test(arguments: ["http://localhost:PORT/", "https://127.0.0.1:PORT/", "//example.com/", "ftp://127.0.0.1:PORT/"])
  func `to another name or scheme is not followed`(place: String) async throws {
    let server = try LoopbackServer { request in
      let port = String((request.header("host") ?? "").split(separator: ":").last ?? "")
      return .redirect(to: place.replacing("PORT", with: port))
    }
    await #expect { try await client.send(try server.get()) } throws: { error in
      if case HTTPError.redirected = error { true } else { false }
    }
    #expect(server.requests.count == 1)
  }

  @Test func `is followed five times, and not for ever`() async throws {
    let server = try LoopbackServer { request in
      let step = Int(request.path.dropFirst()) ?? 0
      return step == 0 ? Answer("there") : .redirect(to: "/\(step - 1)")
    }
    #expect(try await client.send(try server.get("/5")).text == "there")
    await #expect(throws: HTTPError.redirected(to: "http://127.0.0.1:\(server.port)")) {
      try await client.send(try server.get("/6"))
    }
    #expect(server.requests.count == 12)
  }

  @Test func `of what is not a GET is not followed: nobody knows what was done`() async throws {
    let server = try LoopbackServer(answers: .redirect(to: "/new", status: 307))
    let request = HTTPRequest(.post, try server.webAddress(), body: [1])
    await #expect(throws: HTTPError.redirected(to: "http://127.0.0.1:\(server.port)")) {
      try await client.send(request)
    }
    #expect(server.requests.count == 1)
  }

  @Test func `to nowhere is an answer like any other`() async throws {
    let server = try LoopbackServer(answers: Answer(302, "lost"))
    #expect(try await client.send(try server.get()).status == 302)
  }
}
