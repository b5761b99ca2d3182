public import UseCases

/// Why there is no answer.
public enum HTTPError: Error, Sendable, Hashable {
  /// The host can't be reached: no network, unknown host, connection refused. The server did nothing.
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
  /// The response is longer than allowed; the limit in bytes.
  case tooLarge(limit: Int)
  /// The server redirects to another origin, or too often.
  case redirected(to: String)
  /// The address is plain `http` to another machine; nothing was sent.
  case insecure
  /// The task was canceled before the answer came.
  case cancelled
}

extension GatewayError {
  /// What it means that a service gave no answer.
  ///
  /// - Parameter service: as people know it: `api.spoonacular.com`.
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
      case .redirected(let place): .serviceFailed(what: service, why: .sendsOn(to: place))
      case .insecure: .insecure(what: service)
      case .cancelled: .cancelled
      }
  }
}
