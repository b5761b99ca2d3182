#if canImport(CRecetasCurl)
  import CRecetasCurl
  import Dispatch
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// All transfers of a client, on one thread that sleeps while there is nothing to do.
  final class CurlTransfers: Sendable {
    private struct State {
      var begun: [CurlRequest] = []
      var hasEnded = false
      var isClosed = false
      /// The address of libcurl's handle. `nil` while the thread isn't running.
      var multi: UInt?
    }

    private let timeout: Duration
    private let connections: Int
    private let state = Mutex(State())

    init(timeout: Duration, connections: Int) {
      self.timeout = timeout
      self.connections = connections
    }

    /// Starts a transfer as soon as a connection is available.
    func start(_ request: CurlRequest) {
      let begun = state.withLock { state -> UInt? in
        if state.multi != nil {
          state.begun.append(request)
          wake(state)
          return nil
        }
        state.multi = Self.handle().map { UInt(bitPattern: $0) }
        if state.multi != nil { state.begun.append(request) } else { request.answer.fail(.noRoom) }
        return state.multi
      }
      guard let begun else { return }
      DispatchQueue(label: "recetas.http").async { [self] in
        guard let multi = UnsafeMutableRawPointer(bitPattern: begun) else { return }
        withoutBrokenPipes {
          var loop = CurlLoop(multi, timeout: timeout, connections: connections)
          loop.run { next() }
          // If the loop failed, more requests may have been queued in the meantime.
          let left = state.withLock { state in
            defer { (state.begun, state.multi) = ([], nil) }
            return state.begun
          }
          for request in left { request.answer.fail(.noRoom) }
          _ = curl_multi_cleanup(multi)
        }
      }
    }

    /// Creates a libcurl handle. `nil` if there is no memory, or no file descriptor to wake the thread.
    private static func handle() -> UnsafeMutableRawPointer? {
      guard let multi = curl_multi_init() else { return nil }
      if curl_multi_wakeup(multi) == CURLE_OK { return multi }
      _ = curl_multi_cleanup(multi)
      return nil
    }

    /// Runs the body with SIGPIPE blocked. Some TLS libraries write to closed connections, and the signal would end the process.
    private func withoutBrokenPipes(_ body: () -> Void) {
      var (pipe, before) = (sigset_t(), sigset_t())
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipe, &before)
      body()
      // Pending signals are consumed because they would otherwise be delivered when SIGPIPE is unblocked.
      var now = timespec()
      while sigtimedwait(&pipe, nil, &now) == SIGPIPE {}
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Wakes the thread to remove transfers that were canceled.
    func dropEnded() {
      state.withLock { state in
        state.hasEnded = true
        wake(state)
      }
    }

    /// Ends the thread. This must not be called while a caller waits for a response.
    func close() {
      state.withLock { state in
        state.isClosed = true
        wake(state)
      }
    }

    private func wake(_ state: State) {
      if let multi = state.multi { _ = curl_multi_wakeup(UnsafeMutableRawPointer(bitPattern: multi)) }
    }

    /// Returns the new requests for the thread. `nil` if the thread must end.
    private func next() -> (begun: [CurlRequest], hasEnded: Bool)? {
      state.withLock { state in
        if state.isClosed { return nil }
        defer { (state.begun, state.hasEnded) = ([], false) }
        return (state.begun, state.hasEnded)
      }
    }
  }
#endif
