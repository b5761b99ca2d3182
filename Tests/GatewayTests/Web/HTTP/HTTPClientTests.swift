import Entities
import Foundation
import TestGroups
import TestSupport
import Testing

@testable import WebGateways

@Suite struct `A response over HTTP` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test(arguments: [200, 204, 304, 400, 401, 404, 429, 500, 503])
  func `A response with any status is returned`(status: Int) async throws {
    let server = try LoopbackServer(answers: Answer(status, status == 204 || status == 304 ? "" : "words"))
    let response = try await client.send(try server.get())
    #expect(response.status == status)
    #expect(response.text == (status == 204 || status == 304 ? "" : "words"))
  }

  @Test func `A server receives the request unchanged`() async throws {
    let server = try LoopbackServer(answers: Answer())
    for method in [HTTPRequest.Method.post, .patch, .delete] {
      let address = try server.webAddress("/a%20b/c%2Fd?q=%2B1&empty=")
      let headers = ["X-Key": "secret", "Content-Type": "application/json"]
      _ = try await client.send(HTTPRequest(method, address, headers: headers, body: Array("{}".utf8)))
      let request = try #require(server.requests.last)
      #expect(request.method == method.rawValue)
      #expect(request.target == "/a%20b/c%2Fd?q=%2B1&empty=")
      #expect(request.header("x-key") == "secret")
      #expect(request.header("content-type") == "application/json")
      #expect(request.text == "{}")
    }
  }

  #if os(Linux)
    @Test func `The path of an address is sent without normalization`() async throws {
      let server = try LoopbackServer(answers: Answer("words"))
      let request = HTTPRequest(.get, try server.webAddress("/a/../b/./c"))
      _ = try await CurlHTTPClient().send(request)
      #expect(server.requests.map(\.target) == ["/a/../b/./c"])
    }
  #endif

  @Test func `Response headers are found regardless of upper and lower case`() async throws {
    let server = try LoopbackServer(answers: Answer(headers: ["X-API-quota-LEFT": "12.5"]))
    let response = try await client.send(try server.get())
    #expect(response.header("x-api-QUOTA-left") == "12.5")
    #expect(response.header("X-API-Quota-Used") == nil)
  }

  @Test func `A response can be chunked or end when the connection closes`() async throws {
    let text = String(repeating: "0123456789", count: 10_000)
    let server = try LoopbackServer(
      answers: Answer(text).changed { $0.framing = .chunks(of: 777) }, Answer(text).changed { $0.framing = .end })
    for _ in 0..<2 { #expect(try await client.send(try server.get()).text == text) }
  }

  @Test func `A compressed response is decompressed`() async throws {
    // The bytes are "hola, hola, hola" compressed with gzip.
    let base64 = "H4sIAAAAAAACA8vIz0nUUciAkwAb75FKEAAAAA=="
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    let server = try LoopbackServer(answers: Answer(headers: ["Content-Encoding": "gzip"], body: bytes))
    #expect(try await client.send(try server.get()).text == "hola, hola, hola")
  }

  @Test func `A request never uses cookies, a cache or a stored password`() async throws {
    let server = try LoopbackServer(
      answers: Answer(headers: ["Set-Cookie": "id=1; Path=/", "Cache-Control": "max-age=1000"], "first"),
      Answer(401, headers: ["WWW-Authenticate": "Basic realm=\"here\""], "second"), Answer("third"))
    var texts: [String] = []
    for _ in 0..<3 { texts.append(try await client.send(try server.get()).text) }
    #expect(texts == ["first", "second", "third"])
    #expect(server.requests.allSatisfy { $0.header("cookie") == nil && $0.header("authorization") == nil })
  }

  @Test(arguments: ["Basic realm=\"here\"", "Digest realm=\"here\", nonce=\"1\"", "Bearer", "Negotiate"])
  func `A response that asks for a password is returned like any other response`(challenge: String) async throws {
    let server = try LoopbackServer(answers: Answer(401, headers: ["WWW-Authenticate": challenge], "who is there?"))
    for method in [HTTPRequest.Method.get, .post] {
      let response = try await client.send(HTTPRequest(method, try server.webAddress()))
      #expect(response.status == 401)
      #expect(response.text == "who is there?")
    }
    #expect(server.requests.count == 2)
  }

  @Test func `Many concurrent requests share a few connections`() async throws {
    let server = try LoopbackServer { request in Answer(request.path) }
    let paths = await withTaskGroup(of: String?.self) { group in
      for index in 0..<60 {
        group.addTask { try? await client.send(try server.get("/\(index)")).text }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(paths == Set((0..<60).map { "/\($0)" }))
    #expect(server.requests.count == 60)
    #expect((2...12).contains(server.connections))
  }
}

@Suite struct `A request that changes something` {
  private let client = SystemHTTPClient(timeout: .seconds(600))

  @Test func `A request reuses the connection of the previous request`() async throws {
    let server = try LoopbackServer { _ in Answer("done") }
    for method in [HTTPRequest.Method.post, .post, .patch, .delete, .get] {
      let request = HTTPRequest(method, try server.webAddress("/"), body: method == .get ? [] : [1])
      #expect(try await client.send(request).text == "done")
    }
    #expect(server.connections == 1)
  }

  /// A client notices a closed connection only after sending, so the server could already have processed the request.
  @Test(arguments: [HTTPRequest.Method.post, .patch, .delete])
  func `A request is sent once even if the server closed the reused connection`(method: HTTPRequest.Method) async throws
  {
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

  @Test(arguments: HTTPRequest.Method.sentOnce)
  func `Every request is sent once even if its connection breaks`(method: HTTPRequest.Method) async throws {
    let server = try LoopbackServer(answers: Answer("first"), .dropped)
    let request = HTTPRequest(method, try server.webAddress("/write"), body: method == .get ? [] : [1])
    _ = try await client.send(request)
    await #expect { try await client.send(request) } throws: { isBroken($0) }
    #expect(server.requests.count == 2)
  }
}

extension HTTPRequest.Method {
  /// The methods of requests that the default client never resends.
  fileprivate static var sentOnce: [Self] {
    #if os(Linux)
      [.get, .post, .patch, .delete]
    #else
      [.post, .patch]
    #endif
  }
}

@Suite struct `A redirect` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test(arguments: [301, 302, 303, 307, 308])
  func `A redirect on the same server is followed with the same headers`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/old" ? .redirect(to: "/new?page=2", status: status) : Answer("found")
    }
    #expect(try await client.send(try server.get("/old", headers: ["x-key": "secret"])).text == "found")
    #expect(server.requests.map(\.target) == ["/old", "/new?page=2"])
    #expect(server.requests.map { $0.header("x-key") } == ["secret", "secret"])
  }

  @Test func `A redirect to another port is not followed, so a secret header is not sent there`() async throws {
    let other = try LoopbackServer(answers: Answer())
    let server = try LoopbackServer(answers: .redirect(to: other.address("/here")))
    let place = "http://127.0.0.1:\(other.port)"
    await #expect(throws: HTTPError.redirected(to: place)) {
      try await client.send(try server.get(headers: ["x-key": "secret"]))
    }
    #expect(other.requests.isEmpty && other.connections == 0)
  }

  @Test(arguments: ["http://localhost:PORT/", "https://127.0.0.1:PORT/", "//example.com/", "ftp://127.0.0.1:PORT/"])
  func `A redirect to another host or scheme is not followed`(place: String) async throws {
    let server = try LoopbackServer { request in
      let port = String((request.header("host") ?? "").split(separator: ":").last ?? "")
      return .redirect(to: place.replacing("PORT", with: port))
    }
    await #expect { try await client.send(try server.get()) } throws: { error in
      if case HTTPError.redirected = error { true } else { false }
    }
    #expect(server.requests.count == 1)
  }

  @Test func `A client follows at most five redirects`() async throws {
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

  @Test func `A redirect of any method except GET is not followed`() async throws {
    let server = try LoopbackServer(answers: .redirect(to: "/new", status: 307))
    let request = HTTPRequest(.post, try server.webAddress(), body: [1])
    await #expect(throws: HTTPError.redirected(to: "http://127.0.0.1:\(server.port)")) {
      try await client.send(request)
    }
    #expect(server.requests.count == 1)
  }

  @Test func `A redirect without a location is returned as a response`() async throws {
    let server = try LoopbackServer(answers: Answer(302, "lost"))
    #expect(try await client.send(try server.get()).status == 302)
  }
}

#if !os(iOS)
  @Suite struct `Unencrypted requests` {
    /// Runs in a separate process, since environment variables belong to the process.
    @Test func `An unencrypted request never uses a proxy`() async {
      await #expect(processExitsWith: .success) {
        let proxy = try LoopbackServer(answers: Answer("of the proxy"))
        for name in ["http_proxy", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.origin, 1) }
        let server = try LoopbackServer(answers: Answer("words"))
        #expect(try await SystemHTTPClient().send(try server.get()).text == "words")
        #expect(proxy.connections == 0)
      }
    }
  }
#endif

@Suite struct `A process that is started during a request` {
  @Test(.group(.processes))
  func `A program that is started during a request doesn't keep the request's connection open`()
    async throws
  {
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

@Suite struct `Canceling a request` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test func `Canceling a request ends it immediately and closes its connection`() async throws {
    let server = try LoopbackServer(answers: .never)
    let request = try server.get()
    let task = Task { await client.outcome(request) }
    await server.requests(atLeast: 1)
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    await server.hangUps(atLeast: 1)
  }

  @Test func `Canceling a request ends the request in the middle of the response`() async throws {
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

  @Test func `A request that is canceled before sending is never sent`() async throws {
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
