import Entities
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import WebGateways
import WebGatewayTesting

@Suite struct `Every HTTP client keeps the contract` {
  @Test(.group(.heavy), arguments: HTTPClients.allCases, HTTPClientContract.clauses)
  func `Every HTTP client fulfills the HTTP client contract`(
    client: HTTPClients, clause: Clause<HTTPClientContract.Gateway>
  ) async throws {
    guard client.exception(clause.id) == nil else { return }
    try await clause.check(client.subject())
  }
}

extension HTTPClients {
  /// Returns the clients and the servers for the contract.
  ///
  /// - Parameter change: A closure that wraps each client.
  func subject(_ change: (any HTTPClient) -> any HTTPClient = { $0 }) -> Subject<HTTPClientContract.Gateway> {
    let hurried = make(timeout: .seconds(1), longest: .seconds(1))
    return Subject(
      HTTPClientContract.Gateway(change(make()), hurried: change(hurried)) { reply in
        try LoopbackContractServer(reply)
      })
  }
}

private struct LoopbackContractServer: ContractServer {
  private let server: LoopbackServer

  init(_ reply: @escaping @Sendable (HTTPRequest) -> ServerReply) throws {
    server = try LoopbackServer { request in HTTPRequest(request).map { Answer(reply($0)) } ?? Answer(400) }
  }

  var origin: String { server.origin }
  var requests: [HTTPRequest] { server.requests.compactMap { HTTPRequest($0) } }
  func requests(atLeast count: Int) async { await server.requests(atLeast: count) }
  func hangUps(atLeast count: Int) async { await server.hangUps(atLeast: count) }
}

extension HTTPRequest {
  fileprivate init?(_ request: LoopbackServer.Request) {
    guard let method = Method(rawValue: request.method), let host = request.header("host"),
      let address = try? WebAddress("http://\(host)\(request.target)")
    else { return nil }
    self.init(method, address, headers: request.headers, body: request.body)
  }
}

extension Answer {
  fileprivate init(_ reply: ServerReply) {
    self =
      switch reply {
      case .answer(let status, let headers, let body): Answer(status, headers: headers, body: body)
      case .chunks(let body): Answer(body: body).changed { $0.framing = .chunks(of: 77) }
      case .cut(let body):
        Answer(body: body).changed { ($0.framing, $0.end) = (.claimedLength(body.count + 1000), .closes) }
      case .close: .dropped
      case .silence: .never
      case .endless(let isSlow):
        .raw(["HTTP/1.1 200 OK\r\n\r\n", .forEver("x", pause: isSlow ? .milliseconds(50) : .zero)])
      }
  }
}
