package import UseCases

/// Sends a request over HTTP: one method, so that everything around it (retries, limits, what is remembered) is another client in front.
public protocol HTTPClient: Sendable {
  /// Sends the request, and returns the answer when all of it is there, whatever its status says.
  ///
  /// - The request is sent as given, without cookies, stored passwords or a cache. A compressed body is returned decompressed.
  /// - A `POST` or a `PATCH` is sent once. A `GET` or a `DELETE` whose connection ends without an answer may be sent again, as both do the
  ///   same when sent twice (RFC 9110, 9.2.2). All other retrying is the business of ``RetryingHTTPClient``.
  /// - A plain `http` address throws ``HTTPError/insecure``, and nothing is sent, unless it is on this machine or its host was named to
  ///   the client.
  /// - A redirect of a `GET` is followed with the same headers, at most five times, to the same scheme, host and port. Any other redirect
  ///   throws ``HTTPError/redirected(to:)``, and nothing is sent to its target.
  /// - A body longer than ``HTTPRequest/maximumBytes`` throws ``HTTPError/tooLarge(limit:)`` as soon as that is known.
  /// - It throws ``HTTPError/unreachable(why:)`` when there is no connection, ``HTTPError/broken(why:)`` when the response breaks off, and
  ///   ``HTTPError/timedOut`` when it takes too long.
  /// - Canceling the task throws ``HTTPError/cancelled`` at once and closes the connection.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// The requirements of a client on the system.
package enum SystemHTTP {
  /// Throws why no request can be sent; sends none.
  package static func check() throws(GatewayError) {
    #if canImport(CRecetasCurl)
      do { try CurlLibrary.load() } catch { throw GatewayError(error, of: "libcurl") }
    #endif
  }
}

#if canImport(CRecetasCurl)
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = CurlHTTPClient
#else
  /// The default client of the platform: libcurl on Linux, `URLSession` on Apple's platforms.
  public typealias SystemHTTPClient = URLSessionHTTPClient
#endif

/// Sends nothing: for those who asked to stay off the network.
public struct OfflineHTTPClient: HTTPClient {
  /// A client that reaches no server.
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unreachable(why: "offline was asked for")
  }
}
