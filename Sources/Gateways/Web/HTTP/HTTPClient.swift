/// Sends a request over HTTP: one method, so that everything around it (retries, limits, what is remembered) is another client in front.
public protocol HTTPClient: Sendable {
  /// Sends the request, and returns the answer when all of it is there, whatever its status says.
  ///
  /// - An answer of another machine than the one that was asked is not taken: a redirect that leaves it, or that leaves `https` for
  ///   `http`, throws ``HTTPError/redirected(to:)``, and nothing is sent there.
  /// - A longer answer than ``HTTPRequest/maximumBytes`` throws ``HTTPError/tooLarge(limit:)`` as soon as that is known.
  /// - A task that is cancelled throws ``HTTPError/cancelled``.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
