import Synchronization

/// The recorded activity of a server, shared by its threads and the tests.
final class Traffic: Sendable {
  struct State {
    var requests: [LoopbackServer.Request] = []
    var connections = 0
    var hangUps = 0
    var sentBytes = 0
    var connectionsNow: Int { open.count }
    fileprivate var isOver = false
    fileprivate var listener: Socket?
    fileprivate var open: [Connection] = []
    fileprivate var waiting: [Waiter] = []
  }

  fileprivate struct Waiter {
    let isMet: @Sendable (State) -> Bool
    let number: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex(State())
  private let numbers = Atomic(0)

  var requests: [LoopbackServer.Request] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }
  var sentBytes: Int { state.withLock { $0.sentBytes } }

  func begin(with listener: Socket) { state.withLock { $0.listener = listener } }

  /// Adds a connection, and returns whether the server should serve it.
  func add(_ connection: Connection) -> Bool {
    state.withLock { state in
      state.connections += 1
      if !state.isOver { state.open.append(connection) }
      return !state.isOver
    }
  }

  func remove(_ connection: Connection) { note { $0.open.removeAll { $0 === connection } } }

  func end() {
    let (listener, open) = state.withLock { state in
      state.isOver = true
      return (state.listener, state.open)
    }
    listener?.wake()
    for connection in open { connection.end() }
  }

  /// Changes the state, and resumes the tasks whose conditions are now met.
  func note(_ change: (inout State) -> Void) {
    let met = state.withLock { state in
      change(&state)
      let (met, unmet) = (state.waiting.filter { $0.isMet(state) }, state.waiting.filter { !$0.isMet(state) })
      state.waiting = unmet
      return met
    }
    for waiter in met { waiter.continuation.resume() }
  }

  /// Waits until a condition is met or the task is canceled. A test with a time limit can cancel the wait.
  func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
    let number = numbers.add(1, ordering: .relaxed).newValue
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || isMet(state) { return true }
          state.waiting.append(Waiter(isMet: isMet, number: number, continuation: continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume()
    }
  }
}
