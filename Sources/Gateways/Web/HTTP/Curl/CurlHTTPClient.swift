#if canImport(CRecetasCurl)
  import Entities

  /// Sends requests through the system's libcurl, 7.68 or newer, without cookies, caches or stored passwords.
  ///
  /// Redirects are followed for `GET` only, at most five times, and only to the same scheme, host and port. A response can have one layer
  /// of compression. The size limit applies to the decompressed body, and headers can be up to 64 kB. Connections are reused, and use
  /// HTTP/2 if libcurl and the server support it. For `https`, the proxy is taken from `https_proxy`, `all_proxy` and `no_proxy`, as
  /// libcurl documents them. Plain `http` never uses a proxy.
  ///
  /// No request is sent twice, not even if the server has closed a reused connection.
  public final class CurlHTTPClient: HTTPClient {
    private let plainHosts: Set<String>
    private let longest: Duration
    private let authorities: String?
    private let transfers: CurlTransfers

    /// Creates a client with these timeouts.
    ///
    /// - Parameters:
    ///   - plainHosts: the hosts, in addition to this machine, to which requests can be sent unencrypted, such as the host of an emulator.
    ///   - timeout: the longest time without any data in either direction, to the millisecond.
    ///   - longest: the longest time for a whole response, even if data arrives steadily. The time is measured from the moment when the
    ///     request gets a connection.
    ///   - connections: the maximum number of connections to one host.
    public convenience init(
      plainHosts: Set<String> = [], timeout: Duration = .seconds(20), longest: Duration = .seconds(300),
      connections: Int = 6
    ) {
      self.init(
        plainHosts: plainHosts, timeout: timeout, longest: longest, connections: connections, authorities: nil)
    }

    /// Creates a client with these timeouts.
    ///
    /// - Parameter authorities: the path of a file with the trusted certificates. `nil` for the system's certificates.
    init(plainHosts: Set<String>, timeout: Duration, longest: Duration, connections: Int, authorities: String?) {
      self.plainHosts = Set(plainHosts.map { $0.lowercased() })
      self.longest = min(longest, Self.month)
      self.authorities = authorities
      transfers = CurlTransfers(timeout: min(timeout, Self.month), connections: connections)
    }

    /// The longest timeout. It is longer than any caller waits, and within libcurl's range of milliseconds.
    private static let month = Duration.seconds(20 * 24 * 60 * 60)

    deinit { transfers.close() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      try CurlLibrary.load()
      let start = ContinuousClock.now
      return try await request.sent(plainHosts: plainHosts) { (url) throws(HTTPError) in
        // The time that was spent on earlier redirects also counts.
        let rest = longest - start.duration(to: .now)
        let transfer = Transfer(limit: request.maximumBytes)
        let outcome = await withTaskCancellationHandler {
          transfers.start(
            CurlRequest(request, at: url, longest: rest, authorities: authorities, answer: transfer))
          return await transfer.outcome()
        } onCancel: {
          transfer.fail(.cancelled)
          transfers.dropEnded()
        }
        return try outcome.get()
      }
    }
  }
#endif
