// On Linux, this client needs the trait `URLSession`, since swift-corelibs-foundation traps on malformed responses and links all of
// Foundation.
#if URLSession || canImport(Darwin)
  import Entities
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Sends requests through the system's `URLSession`, without cookies, caches or stored passwords.
  ///
  /// Redirects are followed for `GET` only, at most five times, and only to the same scheme, host and port.
  ///
  /// On Apple's platforms, connections are reused, and the system can resend a request whose method is idempotent. On Linux, only a `GET`
  /// reuses connections, because the system would resend any request.
  public final class URLSessionHTTPClient: HTTPClient {
    private let plainHosts: Set<String>
    private let timeout: Duration
    private let longest: Duration
    private let clock: any Clock<Duration>
    private let sharesAll: Bool
    private let kept: Connections

    /// Creates a client with these timeouts.
    ///
    /// - Parameters:
    ///   - plainHosts: the hosts, in addition to this machine, to which requests can be sent unencrypted, such as the host of an emulator.
    ///   - timeout: the longest time without data, at least one second. On Linux, it is measured in whole seconds.
    ///   - longest: the longest time for a whole response, even if data arrives steadily.
    ///   - connections: the maximum number of connections to one host.
    ///   - clock: the clock that measures `longest`. The system measures `timeout`.
    public convenience init(
      plainHosts: Set<String> = [], timeout: Duration = .seconds(20), longest: Duration = .seconds(300),
      connections: Int = 6, clock: any Clock<Duration> = ContinuousClock()
    ) {
      #if canImport(FoundationNetworking)
        // If a reused connection turns out to be closed, libcurl resends the request, and nothing can prevent that.
        let sharesAll = false
      #else
        // The system resends a request only if its method is idempotent (Technical Q&A QA1941).
        let sharesAll = true
      #endif
      self.init(
        plainHosts: plainHosts, timeout: timeout, longest: longest, connections: connections, clock: clock,
        sharesAll: sharesAll)
    }

    /// Creates a client with these timeouts.
    ///
    /// - Parameter sharesAll: whether any request can reuse a connection, not only a `GET`.
    init(
      plainHosts: Set<String>, timeout: Duration, longest: Duration, connections: Int, clock: any Clock<Duration>,
      sharesAll: Bool
    ) {
      self.longest = longest
      self.clock = clock
      self.plainHosts = Set(plainHosts.map { $0.lowercased() })
      self.timeout = timeout
      self.sharesAll = sharesAll
      kept = Connections(timeout: timeout, longest: longest, limit: connections, clock: clock)
    }

    deinit { kept.close() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      try await request.sent(plainHosts: plainHosts) { (url) throws(HTTPError) in try await transfer(request, to: url) }
    }

    private func transfer(_ request: HTTPRequest, to url: URL) async throws(HTTPError) -> HTTPResponse {
      var message = URLRequest(url: url)
      message.httpMethod = request.method.rawValue
      for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
      if !request.body.isEmpty { message.httpBody = Data(request.body) }
      if sharesAll || request.method == .get {
        return try await kept.transfer(message, limit: request.maximumBytes).get()
      }
      message.setValue("close", forHTTPHeaderField: "Connection")
      let own = Connections(timeout: timeout, longest: longest, limit: 1, clock: clock)
      defer { own.close() }
      return try await own.transfer(message, limit: request.maximumBytes).get()
    }
  }

  /// A `URLSession` and its transfers.
  private final class Connections: Sendable {
    private let session: URLSession
    private let longest: Duration
    private let clock: any Clock<Duration>
    private let listener = Listener()

    init(timeout: Duration, longest: Duration, limit: Int, clock: any Clock<Duration>) {
      self.longest = longest
      self.clock = clock
      let configuration = URLSessionConfiguration.ephemeral
      // On Linux, this is the only timeout that has an effect.
      configuration.timeoutIntervalForRequest = max(1, timeout / .seconds(1))
      configuration.httpMaximumConnectionsPerHost = limit
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpCookieStorage = nil
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
    }

    func close() { session.finishTasksAndInvalidate() }

    func transfer(_ message: URLRequest, limit: Int) async -> Transfer.Outcome {
      let transfer = Transfer(limit: limit)
      let task = session.dataTask(with: message)
      listener.expect(transfer, of: task)
      // `timeoutIntervalForResource` has no effect on Linux.
      let deadline = Task { [longest, clock, session] in
        guard (try? await clock.sleep(for: longest)) != nil else { return }
        transfer.fail(.timedOut)
        session.delegateQueue.addOperation { task.cancel() }
      }
      defer { deadline.cancel() }
      return await withTaskCancellationHandler {
        task.resume()
        return await transfer.outcome()
      } onCancel: {
        transfer.fail(.cancelled)
        // Canceling may take the system a while, and the caller must not wait for it.
        session.delegateQueue.addOperation { task.cancel() }
      }
    }
  }

  /// Forwards the session's callbacks to the transfers.
  private final class Listener: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])

    func expect(_ transfer: Transfer, of task: URLSessionTask) {
      transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      add(Data(), of: dataTask, announcedBy: response)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      add(data, of: dataTask, announcedBy: dataTask.response)
    }

    /// Appends data to the body. Cancels the task if no more data is accepted.
    private func add(_ data: Data, of task: URLSessionDataTask, announcedBy response: URLResponse?) {
      // The length is unknown if the system decompresses the body.
      let length = (response as? HTTPURLResponse).flatMap { response in
        response.expectedContentLength < 0
          ? nil
          : HTTPResponse.length(status: response.statusCode) { response.value(forHTTPHeaderField: $0) }
      }
      if transfer(of: task)?.add(data, ofExpected: length ?? -1) != true { task.cancel() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      // The redirect itself is returned as the response, and the client decides whether to follow it.
      completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        // A server that asks for a password has already sent a whole response. Apple's Foundation delivers that response, but
        // swift-corelibs-foundation would never finish.
        finish(task, with: challenge.failureResponse)
        completionHandler(.cancelAuthenticationChallenge, nil)
      }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      if let error {
        take(task)?.fail(HTTPError(error))
      } else {
        finish(task, with: task.response)
      }
    }

    private func finish(_ task: URLSessionTask, with response: URLResponse?) {
      let transfer = take(task)
      if let response = response as? HTTPURLResponse {
        transfer?.complete(
          status: response.statusCode, headers: response.headers, isDecoded: response.expectedContentLength < 0)
      } else {
        transfer?.fail(.broken(why: "the response is not HTTP"))
      }
    }

    private func take(_ task: URLSessionTask) -> Transfer? {
      transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    private func transfer(of task: URLSessionTask) -> Transfer? { transfers.withLock { $0[task.taskIdentifier] } }
  }

  extension HTTPURLResponse {
    fileprivate var headers: [String: String] {
      Dictionary(allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { $1 }
    }
  }

  extension HTTPError {
    /// Converts the system's error. On Linux, its codes sometimes differ from Apple's.
    init(_ error: any Error) {
      let why = error.localizedDescription
      self =
        switch (error as? URLError)?.code {
        case .cancelled: .cancelled
        case .timedOut: .timedOut
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet, .dataNotAllowed,
          .internationalRoamingOff, .callIsActive:
          .unreachable(why: why)
        case .serverCertificateUntrusted, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
          .serverCertificateNotYetValid:
          .untrusted
        case .appTransportSecurityRequiresSecureConnection: .insecure
        default: .broken(why: why)
        }
    }
  }
#endif
