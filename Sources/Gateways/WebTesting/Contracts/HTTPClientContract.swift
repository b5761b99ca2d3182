import Entities
public import GatewayTesting
public import WebGateways

/// The contract of every `HTTPClient` that accesses the network.
public enum HTTPClientContract {
  /// The subject of the clauses: HTTP clients, and a function that starts servers for them.
  public struct Gateway: Sendable {
    /// A function that takes the closure `reply` and starts a server. The server calls `reply` for each request, and sends the result.
    public typealias Serve =
      @Sendable (_ reply: @escaping @Sendable (HTTPRequest) -> ServerReply) async throws -> any ContractServer

    /// An HTTP client whose requests time out only after several minutes.
    public let client: any HTTPClient
    /// An HTTP client of the same kind as ``client``, whose requests time out after one second, even if data is still arriving.
    public let hurried: any HTTPClient
    /// A function that takes a closure and starts a server. The server calls the closure for each request, and sends the reply that it
    /// returns.
    public let serve: Serve

    /// Creates a subject with two clients, and a function that starts servers for them.
    ///
    /// - Parameters:
    ///   - client: a client whose requests time out only after several minutes.
    ///   - hurried: a client whose requests time out after one second, even if data is still arriving.
    ///   - serve: a function that takes a closure and starts a server. The server calls the closure for each request, and sends the reply
    ///     that it returns.
    public init(_ client: any HTTPClient, hurried: any HTTPClient, serve: @escaping Serve) {
      self.client = client
      self.hurried = hurried
      self.serve = serve
    }
  }

  /// A host name that is never looked up, because its first label has more than 63 bytes (RFC 1035, 2.3.4).
  package static let unknownHost = String(repeating: "a", count: 64) + ".invalid"

  /// All clauses of the contract.
  public static let clauses = answering + limiting + failing + redirecting + sendingOnce + cancelling

  private static let answering: [Clause<Gateway>] = [
    Clause(id: "http.any-status", "a response with any status is returned") { gateway in
      let server = try await gateway.serve { request in
        let status = Int(request.address.text.suffix(3)) ?? 0
        // Responses with these statuses never have a body.
        return status == 204 || status == 304
          ? .answer(status: status) : .text("words", status: status, headers: ["X-Quota-LEFT": "12.5"])
      }
      for status in [200, 204, 304, 400, 404, 429, 500, 503] {
        let response = try await gateway.client.send(try get(server, "/\(status)"))
        try expect(response.status, status, "status")
        guard status != 204 && status != 304 else { continue }
        try expect(text(response), "words", "body")
        try expect(response.header("x-quota-left"), "12.5", "header")
      }
    },
    Clause(id: "http.request", "a request arrives unchanged: method, path, query, headers and body") { gateway in
      let server = try await gateway.serve { _ in .answer() }
      let target = "/a%20b/c%2Fd?q=%2B1&empty="
      for method in [HTTPRequest.Method.get, .post, .patch, .delete] {
        let body = method == .get ? [] : Array("{}".utf8)
        let headers = ["X-Key": "secret", "Content-Type": "application/json"]
        let address = try WebAddress(server.origin + target)
        _ = try await gateway.client.send(HTTPRequest(method, address, headers: headers, body: body))
        guard let request = server.requests.last else { throw BrokenPromise("no request arrived") }
        try expect(request.method, method, "method")
        try expect(request.address, address, "address")
        try expect(request.headers["x-key"], "secret", "header")
        try expect(request.headers["content-type"], "application/json", "header")
        try expect(request.body, body, "body")
      }
    },
    Clause(id: "http.chunks", "a response that is sent in chunks is returned complete") { gateway in
      let body = Array(String(repeating: "0123456789", count: 1000).utf8)
      let server = try await gateway.serve { _ in .chunks(body) }
      try expect(try await gateway.client.send(try get(server)).body, body, "body")
    },
    Clause(id: "http.compressed", "a compressed response body is returned decompressed") { gateway in
      let server = try await gateway.serve { request in
        // The server compresses only if the client accepts compressed responses (RFC 9110, 12.5.3).
        request.headers["accept-encoding"]?.contains("gzip") == true
          ? .answer(headers: ["Content-Encoding": "gzip"], body: greetingByGzip) : .text(greeting)
      }
      try expect(text(try await gateway.client.send(try get(server))), greeting, "body")
    },
    Clause(id: "http.no-cookies", "cookies and passwords are neither stored nor sent") { gateway in
      let server = try await gateway.serve { request in
        request.address.text.hasSuffix("/login")
          ? .text("who?", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"here\""])
          : .text("words", headers: ["Set-Cookie": "id=1; Path=/", "Cache-Control": "max-age=1000"])
      }
      for path in ["/a", "/login", "/a"] {
        let response = try await gateway.client.send(try get(server, path))
        try expect(text(response), path == "/login" ? "who?" : "words", "body")
      }
      // All three requests reached the server, so no response came from a cache.
      try expect(server.requests.count, 3, "requests")
      let secrets = server.requests.flatMap { [$0.headers["cookie"], $0.headers["authorization"]] }
      try expect(secrets.compactMap(\.self), [], "cookies and passwords")
    },
    Clause(id: "http.at-once", "each of 30 concurrent requests gets its own response") { gateway in
      let server = try await gateway.serve { .text($0.address.text) }
      let addresses = try (0..<30).map { try WebAddress("\(server.origin)/\($0)") }
      let texts = await withTaskGroup(of: String.self) { group in
        for address in addresses {
          group.addTask {
            do { return text(try await gateway.client.send(HTTPRequest(.get, address))) } catch { return "\(error)" }
          }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      try expect(texts, Set(addresses.map(\.text)), "bodies")
    },
  ]

  private static let greeting = "hola, hola, hola"
  private static let greetingByGzip: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 200, 207, 73, 212, 81, 200, 128, 147, 0, 27, 239, 145, 74, 16, 0, 0, 0,
  ]
}

extension HTTPClientContract {
  static func get(_ server: any ContractServer, _ path: String = "/") throws -> HTTPRequest {
    HTTPRequest(.get, try WebAddress(server.origin + path))
  }

  static func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  /// Throws ``BrokenPromise`` unless the request fails with an error of the expected kind.
  ///
  /// - Parameter kind: the name of the kind, for the message.
  static func expectRefusal(
    _ kind: String, of request: HTTPRequest, by client: any HTTPClient, _ isMeant: (HTTPError) -> Bool
  ) async throws(BrokenPromise) {
    let outcome: String
    do throws(HTTPError) {
      let status = try await client.send(request).status
      outcome = "answered with \(status)"
    } catch {
      if isMeant(error) { return }
      outcome = "\(error)"
    }
    throw BrokenPromise("\(request.method.rawValue) \(request.address): \(outcome), not \(kind)")
  }

  static func expectRefusal(
    _ error: HTTPError, of request: HTTPRequest, by client: any HTTPClient
  ) async throws(BrokenPromise) {
    try await expectRefusal("\(error)", of: request, by: client) { $0 == error }
  }

  static func expectBroken(_ request: HTTPRequest, by client: any HTTPClient) async throws(BrokenPromise) {
    try await expectRefusal("broken", of: request, by: client) { if case .broken = $0 { true } else { false } }
  }

  static func expectUnreachable(_ request: HTTPRequest, by client: any HTTPClient) async throws(BrokenPromise) {
    try await expectRefusal("unreachable", of: request, by: client) {
      if case .unreachable = $0 { true } else { false }
    }
  }
}
