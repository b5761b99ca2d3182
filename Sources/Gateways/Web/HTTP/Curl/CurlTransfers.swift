#if canImport(CRecetasCurl)
  import CRecetasCurl
  import Dispatch
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// All transfers of a client: one thread sends and receives for all of them, and waits when there is nothing to do.
  final class CurlTransfers: Sendable {
    private struct State {
      var begun: [CurlRequest] = []
      var hasEnded = false
      var isClosed = false
      /// The address of libcurl's handle, as long as the thread runs.
      var multi: UInt?
    }

    private let timeout: Duration
    private let connections: Int
    private let state = Mutex(State())

    init(timeout: Duration, connections: Int) {
      self.timeout = timeout
      self.connections = connections
    }

    /// Begins one, as soon as there is a connection for it.
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
          // If it ended by itself, others may have begun meanwhile.
          let left = state.withLock { state in
            defer { (state.begun, state.multi) = ([], nil) }
            return state.begun
          }
          for request in left { request.answer.fail(.noRoom) }
          _ = curl_multi_cleanup(multi)
        }
      }
    }

    /// libcurl's handle; `nil`: there is no memory, or no descriptor by which the thread could be woken.
    private static func handle() -> UnsafeMutableRawPointer? {
      guard let multi = curl_multi_init() else { return nil }
      if curl_multi_wakeup(multi) == CURLE_OK { return multi }
      _ = curl_multi_cleanup(multi)
      return nil
    }

    /// Some TLS libraries write to a closed connection so that the system would end the process.
    private func withoutBrokenPipes(_ body: () -> Void) {
      var (pipe, before) = (sigset_t(), sigset_t())
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipe, &before)
      body()
      // What came meanwhile is taken, as else it would come when it is blocked no more.
      var now = timespec()
      while sigtimedwait(&pipe, nil, &now) == SIGPIPE {}
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Some came to their end by themselves: they were cancelled.
    func dropEnded() {
      state.withLock { state in
        state.hasEnded = true
        wake(state)
      }
    }

    /// Ends the thread; nobody waits for an answer any more.
    func close() {
      state.withLock { state in
        state.isClosed = true
        wake(state)
      }
    }

    private func wake(_ state: State) {
      if let multi = state.multi { _ = curl_multi_wakeup(UnsafeMutableRawPointer(bitPattern: multi)) }
    }

    /// What there is to do; `nil`: nothing any more.
    private func next() -> (begun: [CurlRequest], hasEnded: Bool)? {
      state.withLock { state in
        if state.isClosed { return nil }
        defer { (state.begun, state.hasEnded) = ([], false) }
        return (state.begun, state.hasEnded)
      }
    }
  }
#endif
