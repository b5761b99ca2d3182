#if canImport(CRecetasCurl)
  import Entities

  /// HTTP by the system's libcurl, 7.68 or newer, without cookies, caches and passwords.
  ///
  /// Redirects are followed for `GET` only, five times at most, and only to the same scheme, host and port. Answers may come compressed, once,
  /// and are limited as they are unpacked; their heads to 64 kB. Connections are kept, and speak HTTP/2 where libcurl and the server do. A
  /// proxy for `https` is what `https_proxy`, `all_proxy` and `no_proxy` say, as libcurl documents them; plain `http` takes none.
  ///
  /// No request is sent twice, not even when the server turns out to have closed a connection that was kept.
  public final class CurlHTTPClient: HTTPClient {
    private let plainHosts: Set<String>
    private let longest: Duration
    private let authorities: String?
    private let transfers: CurlTransfers

    /// - Parameters:
    ///   - plainHosts: machines beside this one to which requests may travel unencrypted: an emulator's.
    ///   - timeout: how long nothing may come or go, to the millisecond.
    ///   - longest: how long an answer may take in all, however steadily it comes, once there is a connection for the request.
    ///   - connections: how many are open to one machine at once.
    public convenience init(
      plainHosts: Set<String> = [], timeout: Duration = .seconds(20), longest: Duration = .seconds(300),
      connections: Int = 6
    ) {
      self.init(
        plainHosts: plainHosts, timeout: timeout, longest: longest, connections: connections, authorities: nil)
    }

    /// - Parameter authorities: a file with the certificates that are trusted; `nil`: the system's.
    init(plainHosts: Set<String>, timeout: Duration, longest: Duration, connections: Int, authorities: String?) {
      self.plainHosts = Set(plainHosts.map { $0.lowercased() })
      self.longest = min(longest, Self.month)
      self.authorities = authorities
      transfers = CurlTransfers(timeout: min(timeout, Self.month), connections: connections)
    }

    /// Longer than anybody waits, and no number of milliseconds is too large for libcurl.
    private static let month = Duration.seconds(20 * 24 * 60 * 60)

    deinit { transfers.close() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      try CurlLibrary.load()
      let start = ContinuousClock.now
      return try await request.sent(plainHosts: plainHosts) { (url) throws(HTTPError) in
        // The redirects before count, too.
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
