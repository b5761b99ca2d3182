import Synchronization

/// Pauses downloads and imports, for example when an app moves to the background.
///
///     let pause = PauseToken()
///     let cachePlaces = places.cachePlaces(from: source, images: images).pausable(by: pause)
///
///     await pause.pause()  // Now it holds neither a lock nor a transaction.
///     pause.resume()
///
/// A paused call waits until ``resume()``, and then continues: a download requests the missing pictures; an import, which is all or
/// nothing, starts over.
public final class PauseToken: Sendable {
  /// One call of a body.
  private struct Attempt {
    /// `nil`: the task is being made.
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

  /// Creates a token that is not paused.
  public init() {}

  /// Whether calls wait for ``resume()``, or are about to.
  public var isPaused: Bool { state.withLock(\.isPaused) }

  /// Stops all calls, each after at most one more record or picture, and returns when they hold nothing: no lock and no transaction. A
  /// call that is about to end may end instead. Calls that begin later wait.
  ///
  /// Returns early if its task is canceled, or at ``resume()``.
  public func pause() async {
    request()
    await wait { !$0.isPaused || $0.attempts.isEmpty }
  }

  /// Returns as soon as a pause was requested.
  package func paused() async { await wait { $0.isPaused } }

  /// Begins a pause without waiting.
  package func request() {
    let cancels = state.withLock { state in
      state.isPaused = true
      for number in state.attempts.keys { state.attempts[number]?.isPaused = true }
      return state.attempts.values.compactMap(\.cancel)
    }
    for cancel in cancels { cancel() }
    tell()
  }

  /// Continues all paused calls.
  public func resume() {
    state.withLock { $0.isPaused = false }
    tell()
  }

  /// Runs `body`. A pause cancels it; if it fails because of that, it is called again on ``resume()``.
  ///
  /// - Parameter body: releases everything when its task is canceled, and can be repeated. If the caller is canceled during a pause, it is
  ///   called once more, in the canceled task, for its error.
  public func run<Answer: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    while true {
      await wait { !$0.isPaused }
      // Only `body` can throw an error of its type.
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

  /// The number of a new attempt; `nil` during a pause.
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

  /// - Returns: whether it was paused.
  private func end(_ number: Int) -> Bool {
    let attempt = state.withLock { $0.attempts.removeValue(forKey: number) }
    tell()
    return attempt?.isPaused == true
  }

  /// Returns when the condition holds, or when the task is canceled.
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
  /// The result of a call.
  fileprivate init(catching body: @Sendable () async throws(Failure) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
