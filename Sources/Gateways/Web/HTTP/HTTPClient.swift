package import UseCases

/// Sends requests over HTTP. The protocol has one method, so that retries, limits and caches can be implemented as clients that wrap
/// another client.
public protocol HTTPClient: Sendable {
  /// Sends the request, and returns the complete response with any status.
  ///
  /// - The request is sent as given, without cookies, stored passwords or a cache. A compressed body is returned decompressed.
  /// - A `POST` or `PATCH` is sent once. A `GET` or `DELETE` can be sent again if its connection ends without a response, since both are
  ///   idempotent (RFC 9110, 9.2.2). All other retries are made by ``RetryingHTTPClient``.
  /// - A plain `http` address throws ``HTTPError/insecure``, and nothing is sent, unless the host is this machine or was named to the
  ///   client.
  /// - A redirect of a `GET` is followed with the same headers, at most five times, to the same scheme, host and port. Any other redirect
  ///   throws ``HTTPError/redirected(to:)``, and nothing is sent to its target.
  /// - A body longer than ``HTTPRequest/maximumBytes`` throws ``HTTPError/tooLarge(limit:)`` as soon as its length is known.
  /// - The method throws ``HTTPError/unreachable(why:)`` if there is no connection, ``HTTPError/broken(why:)`` if the response is
  ///   interrupted, and ``HTTPError/timedOut`` if the response takes too long.
  /// - Canceling the task throws ``HTTPError/cancelled`` immediately and closes the connection.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// The system's support for HTTP.
package enum SystemHTTP {
  /// Throws an error if the system can't send requests. This check sends nothing.
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

/// A client that sends nothing, for use without a network.
public struct OfflineHTTPClient: HTTPClient {
  /// Creates a client for which every request fails with ``HTTPError/unreachable(why:)``.
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .unreachable(why: "offline was asked for")
  }
}
