/// Sends a request over HTTP: one method, so that everything around it (retries, limits, what is remembered) is another client in front.
public protocol HTTPClient: Sendable {
  /// Sends the request, and returns the answer when all of it is there, whatever its status says.
  ///
  /// - The request arrives as it is, without cookies, kept passwords or a cache between. A body that was compressed on the way comes back
  ///   as it was before.
  /// - It is sent once. Whether that may be done again is not for the client to say, but for ``RetryingHTTPClient``.
  /// - An address of plain `http` on another machine than this one, unless it was named to the client, throws
  ///   ``HTTPError/insecure``, and nothing is sent.
  /// - A redirect of a `GET` is followed, with the same headers, five times at most, on the same scheme, machine and port. Any other
  ///   throws ``HTTPError/redirected(to:)``, and nothing is sent there.
  /// - A body longer than ``HTTPRequest/maximumBytes`` throws ``HTTPError/tooLarge(limit:)`` as soon as that is known.
  /// - Where nobody is reached it throws ``HTTPError/unreachable(why:)``; an answer that breaks off throws
  ///   ``HTTPError/broken(why:)``, one that takes too long ``HTTPError/timedOut``.
  /// - A task that is cancelled throws ``HTTPError/cancelled`` at once, and the connection ends.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
