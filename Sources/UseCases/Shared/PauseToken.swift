import Synchronization

/// Pauses downloads and imports, for example when an app moves to the background.
///
///     let pause = PauseToken()
///     let cachePlaces = places.cachePlaces(from: source, images: images).pausable(by: pause)
///
///     await pause.pause()  // The import now holds neither a lock nor a transaction.
///     pause.resume()
///
/// A paused call waits until ``resume()``, and then continues. A download requests the missing pictures. An import, which is all or nothing,
/// starts over.
public final class PauseToken: Sendable {
  /// An individual run of a `body` (see ``PauseToken/run(_:)``).
  private struct Attempt {
    /// A closure that cancels the task. `nil` until the task has been created.
    var cancel: (@Sendable () -> Void)?
    var isPaused = false
  }

  private struct State {
    var isPaused = false
    var attempts: [Int: Attempt] = [:]
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    private var last = 0

    mutating func number() -> Int {
      last += 1
      return last
    }
  }

  private let state = Mutex(State())

  /// Creates a token that isn't paused.
  public init() {}

  /// Whether a pause was requested. If so, the calls that use this token are waiting for ``resume()``, or are about to wait.
  public var isPaused: Bool { state.withLock(\.isPaused) }

  /// Stops all calls that use this token, each after at most one more record or picture. Returns when no call holds a lock or a
  /// transaction. A call that is about to finish can finish instead. Calls that start later wait.
  ///
  /// This method returns early if its task is canceled, or on ``resume()``.
  public func pause() async {
    request()
    await wait { !$0.isPaused || $0.attempts.isEmpty }
  }

  /// Returns as soon as a pause is requested.
  package func paused() async { await wait { $0.isPaused } }

  /// Starts a pause without waiting for the calls to stop.
  package func request() {
    let cancels = state.withLock { state in
      state.isPaused = true
      for number in state.attempts.keys { state.attempts[number]?.isPaused = true }
      return state.attempts.values.compactMap(\.cancel)
    }
    for cancel in cancels { cancel() }
    tell()
  }

  /// Resumes all paused calls.
  public func resume() {
    state.withLock { $0.isPaused = false }
    tell()
  }

  /// Runs `body`. A pause cancels `body`. If `body` fails because of the pause, it is called again on ``resume()``.
  ///
  /// - Parameter body: A closure that releases all resources when its task is canceled, and can be repeated. If the caller is canceled
  ///   during a pause, `body` is called once more, in the canceled task, to get its error.
  public func run<Answer: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    while true {
      await wait { !$0.isPaused }
      // The canceled task still needs an error, and only `body` can throw one of type `Failure`.
      if Task.isCancelled { return try await body() }
      guard let number = begin() else { continue }
      let task = Task { await Result(catching: body) }
      attach(number, task.cancel)
      let result = await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
      let wasPaused = end(number)
      if case .failure = result, wasPaused, !Task.isCancelled { continue }
      return try result.get()
    }
  }

  /// Returns the number of a new attempt, or `nil` during a pause.
  private func begin() -> Int? {
    state.withLock { state in
      if state.isPaused { return nil }
      let number = state.number()
      state.attempts[number] = Attempt()
      return number
    }
  }

  private func attach(_ number: Int, _ cancel: @escaping @Sendable () -> Void) {
    let isPaused = state.withLock { state in
      state.attempts[number]?.cancel = cancel
      return state.attempts[number]?.isPaused == true
    }
    if isPaused { cancel() }
  }

  /// Ends an attempt.
  ///
  /// - Returns: Whether the attempt was paused.
  private func end(_ number: Int) -> Bool {
    let attempt = state.withLock { $0.attempts.removeValue(forKey: number) }
    tell()
    return attempt?.isPaused == true
  }

  /// Returns when the condition is met, or when the task is canceled.
  private func wait(until isMet: @Sendable (State) -> Bool) async {
    let (changes, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      let number = state.number()
      state.listeners[number] = listener
      return number
    }
    defer { state.withLock { _ = $0.listeners.removeValue(forKey: number) } }
    if state.withLock({ isMet($0) }) { return }
    for await _ in changes where state.withLock({ isMet($0) }) { return }
  }

  private func tell() {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield() }
  }
}

extension Result where Success: Sendable {
  /// Creates the result of an asynchronous call.
  fileprivate init(catching body: @Sendable () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
