public import UseCases

/// The reason that a request got no usable response.
public enum HTTPError: Error, Sendable, Hashable {
  /// The host can't be reached, for example without a network. The server received nothing.
  case unreachable(why: String)
  /// The system's libcurl can't be used. Nothing was sent.
  case unusableLibrary(LibraryFault)
  /// The connection broke, or the response is incomplete. The server may have processed the request.
  case broken(why: String)
  /// The server's certificate is not valid. Nothing was sent.
  case untrusted
  /// The response is not valid HTTP. The server may have processed the request.
  case malformed
  /// No response arrived in time. The server may have processed the request.
  case timedOut
  /// The response is longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The server redirects to another origin, or too often.
  case redirected(to: String)
  /// The address is plain `http` on another machine. Nothing was sent.
  case insecure
  /// The task was canceled before the response arrived.
  case cancelled
}

extension GatewayError {
  /// Creates the gateway error for a failed request.
  ///
  /// - Parameter service: the name of the service in messages, such as `api.spoonacular.com`.
  package init(_ error: HTTPError, of service: String) {
    self =
      switch error {
      case .unreachable: .offline(what: service)
      case .timedOut: .serviceFailed(what: service, why: .timedOut)
      case .unusableLibrary(let why): .unusableLibrary(what: "libcurl", why: why)
      case .broken(let why): .serviceFailed(what: service, why: .broken(why))
      case .untrusted: .serviceFailed(what: service, why: .untrusted)
      case .malformed: .serviceFailed(what: service, why: .malformed)
      case .tooLarge(let limit): .serviceFailed(what: service, why: .tooLong(limit: limit))
      case .redirected(let place): .serviceFailed(what: service, why: .redirects(to: place))
      case .insecure: .insecure(what: service)
      case .cancelled: .cancelled
      }
  }
}
