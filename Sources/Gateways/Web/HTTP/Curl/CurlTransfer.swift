#if canImport(CRecetasCurl)
  import CRecetasCurl

  /// A transfer of libcurl's. Belongs to one thread.
  final class CurlTransfer {
    let easy: UnsafeMutableRawPointer
    let request: CurlRequest
    /// When something came or went, or the transfer began.
    private(set) var lastSign = ContinuousClock.now

    private let errors = UnsafeMutablePointer<CChar>.allocate(capacity: Int(RECETAS_CURL_ERROR_SIZE))
    private var list: UnsafeMutableRawPointer?
    private var head = ResponseHead()
    private var moved: Int64 = 0
    private var wasSent = false

    /// `nil` when there is no memory.
    init?(_ request: CurlRequest) {
      guard let easy = recetas_curl_easy_init() else { return nil }
      self.easy = easy
      self.request = request
      errors.initialize(repeating: 0, count: Int(RECETAS_CURL_ERROR_SIZE))
      prepareAnswer()
      prepareRequest()
    }

    deinit {
      recetas_curl_easy_cleanup(easy)
      recetas_curl_slist_free_all(list)
      errors.deallocate()
    }

    private func set(_ option: Int, _ value: Int) {
      recetas_curl_easy_set_long(easy, Int32(option), value)
    }

    private func set(_ option: Int, _ text: String) {
      // libcurl keeps a copy of each text.
      _ = text.withCString { recetas_curl_easy_set_pointer(easy, Int32(option), $0) }
    }

    private func prepareRequest() {
      set(RECETAS_CURLOPT_URL, request.address)
      set(RECETAS_CURLOPT_PROTOCOLS, RECETAS_CURLPROTO_HTTP | RECETAS_CURLPROTO_HTTPS)
      set(RECETAS_CURLOPT_USERAGENT, "recetas")
      set(RECETAS_CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
      if request.method != .get {
        recetas_curl_easy_set_offset(easy, Int32(RECETAS_CURLOPT_POSTFIELDSIZE_LARGE), Int64(request.body.count))
        // Without an address libcurl would ask for the body; of an empty one there is none.
        _ = (request.body.isEmpty ? [0] : request.body).withUnsafeBytes {
          recetas_curl_easy_set_pointer(easy, Int32(RECETAS_CURLOPT_COPYPOSTFIELDS), $0.baseAddress)
        }
        set(RECETAS_CURLOPT_CUSTOMREQUEST, request.method.rawValue)
      }
      // Left to itself libcurl waits for a `100 Continue`, and calls every body a form.
      var lines = ["Expect:"]
      if !request.headers.keys.contains(where: { $0.lowercased() == "content-type" }) { lines.append("Content-Type:") }
      lines += request.headers.sorted { $0.key < $1.key }.map {
        $0.value.isEmpty ? "\($0.key);" : "\($0.key): \($0.value)"
      }
      for line in lines { list = recetas_curl_slist_append(list, line) ?? list }
      recetas_curl_easy_set_pointer(easy, Int32(RECETAS_CURLOPT_HTTPHEADER), list)
    }

    private func prepareAnswer() {
      let context = Unmanaged.passUnretained(self).toOpaque()
      for option in [
        RECETAS_CURLOPT_WRITEDATA, RECETAS_CURLOPT_HEADERDATA, RECETAS_CURLOPT_XFERINFODATA, RECETAS_CURLOPT_PREREQDATA,
      ] {
        recetas_curl_easy_set_pointer(easy, Int32(option), context)
      }
      recetas_curl_easy_set_pointer(easy, Int32(RECETAS_CURLOPT_ERRORBUFFER), errors)
      set(RECETAS_CURLOPT_NOSIGNAL, 1)
      // What a proxy says before is no part of the answer.
      set(RECETAS_CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      recetas_curl_easy_close_on_exec(easy)
      recetas_curl_easy_set_offset(easy, Int32(RECETAS_CURLOPT_MAXFILESIZE_LARGE), Int64(request.maximumBytes))
      recetas_curl_easy_set_take(easy, Int32(RECETAS_CURLOPT_WRITEFUNCTION)) { bytes, size, count, context in
        CurlTransfer.taken(bytes, size * count, context) { $0.takeBody($1) }
      }
      recetas_curl_easy_set_take(easy, Int32(RECETAS_CURLOPT_HEADERFUNCTION)) { bytes, size, count, context in
        CurlTransfer.taken(bytes, size * count, context) { $0.takeHead($1) }
      }
      set(RECETAS_CURLOPT_NOPROGRESS, 0)
      recetas_curl_easy_set_progress(easy) { context, _, come, _, gone in
        if let context { CurlTransfer.from(context).moved(to: come + gone) }
        return 0
      }
      let known = recetas_curl_easy_set_before(easy) { context, _, _, _, _ in
        guard let context, CurlTransfer.from(context).maySend() else { return Int32(RECETAS_CURL_PREREQFUNC_ABORT) }
        return Int32(RECETAS_CURL_PREREQFUNC_OK)
      }
      // Before 7.80 a request can't be kept from being sent again on another connection, but for those that begin with a new one.
      if known != Int32(RECETAS_CURLE_OK) { set(RECETAS_CURLOPT_FRESH_CONNECT, 1) }
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
      lastSign = .now
      do throws(ResponseHead.Fault) {
        try head.add(line)
        return true
      } catch .tooLong {
        request.answer.fail(.broken(why: "its head is longer than \(ResponseHead.maximumBytes >> 10) kB"))
      } catch {
        request.answer.fail(.broken(why: "its head says two lengths"))
      }
      return false
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      lastSign = .now
      return request.answer.add(bytes, ofExpected: -1)
    }

    private func moved(to count: Int64) {
      if count != moved { (moved, lastSign) = (count, .now) }
    }

    /// Once is allowed: a server that closed a connection may have done what it was asked.
    private func maySend() -> Bool {
      defer { wasSent = true }
      return !wasSent
    }

    /// Tells how it ended.
    func end(_ code: Int32) {
      switch Int(code) {
      // libcurl takes a head for whole that ends with the connection.
      case RECETAS_CURLE_OK where !head.isWhole: request.answer.fail(.broken(why: "it ended within its head"))
      case RECETAS_CURLE_OK: request.answer.complete(status: head.status, headers: head.headers)
      case RECETAS_CURLE_COULDNT_RESOLVE_HOST, RECETAS_CURLE_COULDNT_RESOLVE_PROXY, RECETAS_CURLE_COULDNT_CONNECT:
        request.answer.fail(.unreachable(why: why(code)))
      case RECETAS_CURLE_OPERATION_TIMEDOUT: request.answer.fail(.timedOut)
      case RECETAS_CURLE_FILESIZE_EXCEEDED: request.answer.fail(.tooLarge(limit: request.maximumBytes))
      case RECETAS_CURLE_ABORTED_BY_CALLBACK: request.answer.fail(.broken(why: "the server closed the connection"))
      default: request.answer.fail(.broken(why: why(code)))
      }
    }

    private func why(_ code: Int32) -> String {
      errors[0] == 0 ? String(cString: recetas_curl_easy_strerror(code)) : String(cString: errors)
    }
  }
#endif
