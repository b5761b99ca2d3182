import GatewayTesting
import WebGateways
import WebGatewayTesting

/// A client that sends as its base does, but where a test says otherwise.
struct BrokenHTTPClient: HTTPClient {
  typealias Send = @Sendable (any HTTPClient, HTTPRequest) async throws(HTTPError) -> HTTPResponse

  let base: any HTTPClient
  let onSend: Send?

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if let onSend { try await onSend(base, request) } else { try await base.send(request) }
  }
}

/// The way to servers on this machine; until it is broken it keeps every clause.
struct HTTPWays: BreakableWays {
  var onSend: BrokenHTTPClient.Send?

  var subject: Subject<HTTPClientContract.Gateway> {
    HTTPClients.usual.subject { BrokenHTTPClient(base: $0, onSend: onSend) }
  }

  /// Asks something else than it should.
  mutating func replaceRequests(_ replace: @escaping @Sendable (HTTPRequest) -> HTTPRequest) {
    onSend = { (base, request) throws(HTTPError) in try await base.send(replace(request)) }
  }

  /// Puts another answer in the place of each.
  mutating func replaceAnswers(_ replace: @escaping @Sendable (HTTPResponse) throws(HTTPError) -> HTTPResponse) {
    onSend = { (base, request) throws(HTTPError) in try replace(try await base.send(request)) }
  }

  /// Does something else after an error: throws another, answers, sends again.
  mutating func replaceErrors(
    _ replace: @escaping @Sendable (HTTPError, any HTTPClient, HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) {
    onSend = { (base, request) throws(HTTPError) in
      let failure: HTTPError
      do throws(HTTPError) { return try await base.send(request) } catch { failure = error }
      return try await replace(failure, base, request)
    }
  }

  /// Throws another error.
  mutating func throwOther(_ error: HTTPError) { replaceErrors { (_, _, _) throws(HTTPError) in throw error } }
}
