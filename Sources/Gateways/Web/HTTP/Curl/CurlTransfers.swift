#if canImport(CRecetasCurl)
  import CRecetasCurl
  import Dispatch
  import Synchronization

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
        state.begun.append(request)
        if state.multi != nil {
          wake(state)
          return nil
        }
        state.multi = curl_multi_init().map { UInt(bitPattern: $0) }
        if state.multi == nil { request.answer.fail(.broken(why: "there is no memory")) }
        return state.multi
      }
      guard let begun else { return }
      DispatchQueue(label: "recetas.http").async { [self] in
        guard let multi = UnsafeMutableRawPointer(bitPattern: begun) else { return }
        var loop = CurlLoop(multi, timeout: timeout, connections: connections)
        loop.run { next() }
        state.withLock { $0.multi = nil }
        _ = curl_multi_cleanup(multi)
      }
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
