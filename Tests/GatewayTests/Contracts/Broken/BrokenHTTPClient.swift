import GatewayTesting
import WebGateways
import WebGatewayTesting

/// An HTTP client that forwards requests to its base, unless a test sets `onSend`.
struct BrokenHTTPClient: HTTPClient {
  typealias Send = @Sendable (any HTTPClient, HTTPRequest) async throws(HTTPError) -> HTTPResponse

  let base: any HTTPClient
  let onSend: Send?

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if let onSend { try await onSend(base, request) } else { try await base.send(request) }
  }
}

/// An HTTP client for servers on this machine. Until the client is broken, it fulfills every clause.
struct HTTPWays: BreakableWays {
  var onSend: BrokenHTTPClient.Send?

  var subject: Subject<HTTPClientContract.Gateway> {
    HTTPClients.usual.subject { BrokenHTTPClient(base: $0, onSend: onSend) }
  }

  /// Makes the client send a different request.
  mutating func replaceRequests(_ replace: @escaping @Sendable (HTTPRequest) -> HTTPRequest) {
    onSend = { (base, request) throws(HTTPError) in try await base.send(replace(request)) }
  }

  /// Makes the client replace each response.
  mutating func replaceAnswers(_ replace: @escaping @Sendable (HTTPResponse) throws(HTTPError) -> HTTPResponse) {
    onSend = { (base, request) throws(HTTPError) in try replace(try await base.send(request)) }
  }

  /// Makes the client react differently to an error, for example with a different error, a response or a retry.
  mutating func replaceErrors(
    _ replace: @escaping @Sendable (HTTPError, any HTTPClient, HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) {
    onSend = { (base, request) throws(HTTPError) in
      let failure: HTTPError
      do throws(HTTPError) { return try await base.send(request) } catch { failure = error }
      return try await replace(failure, base, request)
    }
  }

  /// Makes the client throw this error instead of the actual one.
  mutating func throwOther(_ error: HTTPError) { replaceErrors { (_, _, _) throws(HTTPError) in throw error } }
}
