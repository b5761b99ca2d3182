#if canImport(CRecetasCurl)
  import Entities

  /// HTTP by the system's libcurl, 7.68 or newer, without cookies, caches and passwords.
  ///
  /// Redirects are followed for `GET` only, five times at most, and only to the same scheme, host and port. Answers may come compressed,
  /// and are limited as they are unpacked; their heads to 64 kB. Connections are kept, one is used for several requests at once where the
  /// server speaks HTTP/2. Proxies are what `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` say, as libcurl documents them.
  ///
  /// No request is sent twice, not even when the server turns out to have closed a connection that was kept.
  public final class CurlHTTPClient: HTTPClient {
    private let plainHosts: Set<String>
    private let longest: Duration
    private let transfers: CurlTransfers

    /// - Parameters:
    ///   - plainHosts: machines beside this one to which requests may travel unencrypted: an emulator's.
    ///   - timeout: how long nothing may come or go, to the millisecond.
    ///   - longest: how long an answer may take in all, however steadily it comes, once there is a connection for the request.
    ///   - connections: how many are open to one machine at once.
    public init(
      plainHosts: Set<String> = [], timeout: Duration = .seconds(20), longest: Duration = .seconds(300),
      connections: Int = 6
    ) {
      self.plainHosts = Set(plainHosts.map { $0.lowercased() })
      self.longest = longest
      transfers = CurlTransfers(timeout: timeout, connections: connections)
    }

    deinit { transfers.close() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      try CurlLibrary.load()
      return try await request.sent(plainHosts: plainHosts) { (url) throws(HTTPError) in
        let transfer = Transfer(limit: request.maximumBytes)
        let outcome = await withTaskCancellationHandler {
          transfers.start(CurlRequest(request, at: url, longest: longest, answer: transfer))
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
