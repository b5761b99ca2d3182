import Entities
import Foundation
import TestSupport
import Testing
import WebGateways

@Suite struct `An answer over HTTP` {
  let client = SystemHTTPClient(timeout: .seconds(600))

  @Test(arguments: [200, 204, 304, 400, 401, 404, 429, 500, 503])
  func `is returned whatever its status says`(status: Int) async throws {
    let server = try LoopbackServer(answers: Answer(status, status == 204 || status == 304 ? "" : "words"))
    let response = try await client.send(try server.get())
    #expect(response.status == status)
    #expect(response.text == (status == 204 || status == 304 ? "" : "words"))
  }

  @Test func `answers the request as it was meant: method, path, query, headers, body`() async throws {
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
    @Test func `answers the path as it was written`() async throws {
      let server = try LoopbackServer(answers: Answer("words"))
      let request = HTTPRequest(.get, try server.webAddress("/a/../b/./c"))
      _ = try await CurlHTTPClient().send(request)
      #expect(server.requests.map(\.target) == ["/a/../b/./c"])
    }
  #endif

  @Test func `has its headers under names in any case`() async throws {
    let server = try LoopbackServer(answers: Answer(headers: ["X-API-quota-LEFT": "12.5"]))
    let response = try await client.send(try server.get())
    #expect(response.header("x-api-QUOTA-left") == "12.5")
    #expect(response.header("X-API-Quota-Used") == nil)
  }

  @Test func `may come in pieces, or end with the connection`() async throws {
    let text = String(repeating: "0123456789", count: 10_000)
    let server = try LoopbackServer(
      answers: Answer(text).changed { $0.framing = .chunks(of: 777) }, Answer(text).changed { $0.framing = .end })
    for _ in 0..<2 { #expect(try await client.send(try server.get()).text == text) }
  }

  @Test func `may be compressed`() async throws {
    // "hola, hola, hola" by gzip.
    let base64 = "H4sIAAAAAAACA8vIz0nUUciAkwAb75FKEAAAAA=="
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    let server = try LoopbackServer(answers: Answer(headers: ["Content-Encoding": "gzip"], body: bytes))
    #expect(try await client.send(try server.get()).text == "hola, hola, hola")
  }

  @Test func `of nobody is asked for with a cookie, from a cache, or with a password`() async throws {
    let server = try LoopbackServer(
      answers: Answer(headers: ["Set-Cookie": "id=1; Path=/", "Cache-Control": "max-age=1000"], "first"),
      Answer(401, headers: ["WWW-Authenticate": "Basic realm=\"here\""], "second"), Answer("third"))
    var texts: [String] = []
    for _ in 0..<3 { texts.append(try await client.send(try server.get()).text) }
    #expect(texts == ["first", "second", "third"])
    #expect(server.requests.allSatisfy { $0.header("cookie") == nil && $0.header("authorization") == nil })
  }

  @Test(arguments: ["Basic realm=\"here\"", "Digest realm=\"here\", nonce=\"1\"", "Bearer", "Negotiate"])
  func `that wants a password is an answer like any other`(challenge: String) async throws {
    let server = try LoopbackServer(answers: Answer(401, headers: ["WWW-Authenticate": challenge], "who is there?"))
    for method in [HTTPRequest.Method.get, .post] {
      let response = try await client.send(HTTPRequest(method, try server.webAddress()))
      #expect(response.status == 401)
      #expect(response.text == "who is there?")
    }
    #expect(server.requests.count == 2)
  }

  @Test func `comes to each of many requests, over few connections`() async throws {
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
