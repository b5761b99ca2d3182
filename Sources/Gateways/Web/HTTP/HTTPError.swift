public import UseCases

/// Why there is no answer.
public enum HTTPError: Error, Sendable, Hashable {
  /// The machine can't be reached: no network, no such name, nobody listens. Nothing was done there.
  case unreachable(why: String)
  /// libcurl, which sends requests, can't be used. Nothing was sent.
  case unusableLibrary(LibraryFault)
  /// The connection broke, or the answer ended before its end. What was asked may have been done.
  case broken(why: String)
  /// The machine can't show that it is the one which was asked: its certificate is not in order. Nothing was sent.
  case untrusted
  /// The answer is no HTTP, or not as HTTP wants it. What was asked may have been done.
  case malformed
  /// Nothing came for too long. What was asked may have been done.
  case timedOut
  /// The answer is longer than allowed, in bytes.
  case tooLarge(limit: Int)
  /// It redirects to another origin, or too often.
  case redirected(to: String)
  /// The address is plain `http` to another machine; nothing was sent.
  case insecure
  /// The task was cancelled before the answer came.
  case cancelled
}

extension GatewayError {
  /// What it means that a service gave no answer.
  ///
  /// - Parameter service: as people know it: `api.spoonacular.com`.
  public init(_ error: HTTPError, of service: String) {
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
