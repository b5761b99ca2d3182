#if canImport(CRecetasCurl)
  import CRecetasCurl

  /// The event loop of a client's thread.
  struct CurlLoop {
    private let multi: UnsafeMutableRawPointer
    private let timeout: Duration
    private let connections: Int
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    /// The requests that wait for a connection, by origin.
    private var waiting: [Origin?: [CurlRequest]] = [:]
    /// The number of running transfers, by origin.
    private var busy: [Origin?: Int] = [:]

    init(_ multi: UnsafeMutableRawPointer, timeout: Duration, connections: Int) {
      self.multi = multi
      self.timeout = timeout
      self.connections = connections
      // Without this limit, connections to every host that was ever requested would stay open.
      _ = curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, connections * 4)
    }

    /// Sends and receives until `next` returns `nil` or libcurl fails.
    mutating func run(next: () -> (begun: [CurlRequest], hasEnded: Bool)?) {
      while let (begun, hasEnded) = next() {
        for request in begun { waiting[request.origin, default: []].append(request) }
        if hasEnded { for transfer in running.values where transfer.request.answer.hasEnded { remove(transfer) } }
        for origin in Array(waiting.keys) { admit(origin) }
        var count: Int32 = 0
        _ = curl_multi_perform(multi, &count)
        let hasFinished = takeFinished()
        let patience = failSilentTransfers()
        if curl_multi_poll(multi, nil, 0, hasFinished ? 0 : patience, nil) != CURLE_OK { break }
      }
      for request in waiting.values.joined() { request.answer.fail(.noRoom) }
      for transfer in running.values {
        transfer.request.answer.fail(.noRoom)
        _ = curl_multi_remove_handle(multi, transfer.easy)
      }
      running = [:]
    }

    private mutating func admit(_ origin: Origin?) {
      guard var requests = waiting[origin] else { return }
      while busy[origin, default: 0] < connections, !requests.isEmpty {
        let request = requests.removeFirst()
        if request.answer.hasEnded { continue }
        guard let transfer = CurlTransfer(request), curl_multi_add_handle(multi, transfer.easy) == CURLE_OK else {
          request.answer.fail(.noRoom)
          continue
        }
        running[transfer.easy] = transfer
        busy[origin, default: 0] += 1
      }
      waiting[origin] = requests.isEmpty ? nil : requests
    }

    private mutating func remove(_ transfer: CurlTransfer) {
      _ = curl_multi_remove_handle(multi, transfer.easy)
      running[transfer.easy] = nil
      busy[transfer.request.origin] = busy[transfer.request.origin].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    /// Completes the transfers that libcurl has finished. Returns whether there were any, in which case waiting requests can start.
    private mutating func takeFinished() -> Bool {
      var finished: [(CurlTransfer, Int32)] = []
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left)?.pointee {
        guard message.msg == CURLMSG_DONE, let transfer = running[message.easy_handle] else { continue }
        finished.append((transfer, message.data.result))
      }
      for (transfer, code) in finished {
        remove(transfer)
        transfer.end(code)
      }
      return !finished.isEmpty
    }

    /// Fails the transfers that have sent and received nothing for too long. Returns the number of milliseconds until the next transfer
    /// times out.
    private mutating func failSilentTransfers() -> Int32 {
      let now = ContinuousClock.now
      var patience = Duration.seconds(1000)
      for transfer in Array(running.values) {
        let left = timeout - transfer.lastActivity.duration(to: now)
        if left <= .zero {
          transfer.request.answer.fail(.timedOut)
          remove(transfer)
          // A waiting request can use the free connection.
          patience = .zero
        } else {
          patience = min(patience, left)
        }
      }
      return Int32((patience / .milliseconds(1)).rounded(.up))
    }
  }

  extension HTTPError {
    /// The error for a request that fails because this machine lacks memory or file descriptors.
    static let noRoom = HTTPError.unreachable(why: "out of memory, or too many open files")
  }
#endif
