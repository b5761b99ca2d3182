#if canImport(CRecetasCurl)
  import CRecetasCurl

  /// A libcurl transfer. Only one thread uses it.
  final class CurlTransfer {
    let easy: UnsafeMutableRawPointer
    let request: CurlRequest
    /// The instant at which data was last sent or received. Initially, it is the start of the transfer.
    private(set) var lastActivity = ContinuousClock.now

    private var list: UnsafeMutableRawPointer?
    private var head = ResponseHead()
    private var moved: Int64 = 0
    private var wasSent = false

    /// Creates a transfer. `nil` if memory is exhausted.
    init?(_ request: CurlRequest) {
      guard let easy = curl_easy_init() else { return nil }
      self.easy = easy
      self.request = request
      prepareAnswer()
      prepareRequest()
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_slist_free_all(list)
    }

    private func set(_ option: Int32, _ value: Int) { _ = curl_easy_setopt(easy, option, value) }

    private func set(_ option: Int32, _ pointer: UnsafeRawPointer?) { _ = curl_easy_setopt(easy, option, pointer) }

    /// Sets an option to a string, which libcurl copies.
    private func set(_ option: Int32, _ text: String) { text.withCString { set(option, UnsafeRawPointer($0)) } }

    private func prepareRequest() {
      set(CURLOPT_URL, request.address)
      set(CURLOPT_PATH_AS_IS, 1)
      // Unencrypted requests go to this machine or to a host that the caller named, so they never use a proxy.
      if request.isPlain { set(CURLOPT_PROXY, "") }
      if let authorities = request.authorities { set(CURLOPT_CAINFO, authorities) }
      set(CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
      set(CURLOPT_USERAGENT, "recetas")
      set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
      if request.method != .get {
        _ = curl_easy_setopt(easy, large: CURLOPT_POSTFIELDSIZE_LARGE, Int64(request.body.count))
        // If the option were NULL, libcurl would read the body from a callback. An empty array has no base address.
        (request.body.isEmpty ? [0] : request.body).withUnsafeBytes { set(CURLOPT_COPYPOSTFIELDS, $0.baseAddress) }
        set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
      }
      // By default, libcurl waits for `100 Continue`, and declares every body as form data.
      var lines = ["Expect:"]
      if !request.headers.keys.contains(where: { $0.lowercased() == "content-type" }) { lines.append("Content-Type:") }
      lines += request.headers.sorted { $0.key < $1.key }.map {
        $0.value.isEmpty ? "\($0.key);" : "\($0.key): \($0.value)"
      }
      for line in lines { list = curl_slist_append(list, line) ?? list }
      set(CURLOPT_HTTPHEADER, UnsafeRawPointer(list))
    }

    private func prepareAnswer() {
      let context = Unmanaged.passUnretained(self).toOpaque()
      for option in [
        CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_XFERINFODATA, CURLOPT_PREREQDATA,
      ] {
        set(option, UnsafeRawPointer(context))
      }
      set(CURLOPT_NOSIGNAL, 1)
      // The proxy's reply to CONNECT is not part of the response.
      set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      _ = recetas_curl_close_on_exec(easy)
      set(CURLOPT_TIMEOUT_MS, max(1, Int((request.longest / .milliseconds(1)).rounded(.up))))
      // Without this option, a canceled transfer waits for its DNS lookup. Versions before 7.87 always wait.
      set(CURLOPT_QUICK_EXIT, 1)
      _ = curl_easy_setopt(easy, write: CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        CurlTransfer.taken(bytes, size * count, context) { $0.takeBody($1) }
      }
      _ = curl_easy_setopt(easy, write: CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        CurlTransfer.taken(bytes, size * count, context) { $0.takeHead($1) }
      }
      set(CURLOPT_NOPROGRESS, 0)
      _ = curl_easy_setopt(easy) { context, _, received, _, sent in
        if let context { CurlTransfer.from(context).moved(to: received + sent) }
        return 0
      }
      let known = curl_easy_setopt(
        easy,
        prereq: { context, _, _, _, _ in
          guard let context, CurlTransfer.from(context).maySend() else { return CURL_PREREQFUNC_ABORT }
          return CURL_PREREQFUNC_OK
        })
      // Before 7.80, libcurl may resend a request if its reused connection was closed. Only a fresh connection prevents that.
      if known != CURLE_OK { set(CURLOPT_FRESH_CONNECT, 1) }
    }

    private static func from(_ context: UnsafeMutableRawPointer) -> CurlTransfer {
      Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    private static func taken(
      _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
      by take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
      guard let context else { return 0 }
      return take(from(context), UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    private func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
      lastActivity = .now
      guard head.add(line) else {
        request.answer.fail(.malformed)
        return false
      }
      // A body that is too long is refused before it is received.
      return !head.isWhole || takeBody(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      lastActivity = .now
      return request.answer.add(bytes, ofExpected: head.length ?? -1)
    }

    private func moved(to count: Int64) {
      if count != moved { (moved, lastActivity) = (count, .now) }
    }

    /// Allows only one attempt, because a server that closed the connection may have processed the request.
    private func maySend() -> Bool {
      defer { wasSent = true }
      return !wasSent
    }

    /// Ends the request with the outcome for libcurl's code. The reason is the generic description of the code, since libcurl's detailed
    /// message can quote a proxy's password or the server.
    func end(_ code: Int32) {
      let why = String(cString: curl_easy_strerror(code))
      switch code {
      case CURLE_OK where head.isWhole: request.answer.complete(status: head.status, headers: head.headers)
      case CURLE_OK: request.answer.fail(.broken(why: "the response ended within its headers"))
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT:
        request.answer.fail(.unreachable(why: why))
      case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE: request.answer.fail(.untrusted)
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
        request.answer.fail(.malformed)
      case CURLE_OPERATION_TIMEDOUT: request.answer.fail(.timedOut)
      case CURLE_ABORTED_BY_CALLBACK: request.answer.fail(.broken(why: "the server had closed the connection"))
      default: request.answer.fail(.broken(why: why))
      }
    }
  }
#endif
