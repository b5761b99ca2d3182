/// Default values for searching as the user types.
public enum Typing {
  /// The pause in typing before a search runs.
  public static let pause = Duration.milliseconds(500)
}

/// A search that runs when typing pauses, and shows only the result of the last query.
///
/// Results of earlier queries are discarded, even if they arrive later. An error is shown like any other result, and the user can continue
/// to type.
@MainActor package final class LiveSearch<Query, Answer, Refusal: Error> {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let ask: @MainActor (Query) async throws(Refusal) -> Answer
  private let show: @MainActor (Query, Result<Answer, Refusal>) -> Void

  /// Counts queries, so that results of superseded queries are discarded.
  private var turns = RequestCounter()
  private var waiting: (query: Query, pause: Task<Void, Never>)?
  private var asking: Task<Void, Never>?

  /// Creates a search that runs `ask`.
  ///
  /// - Parameters:
  ///   - clock: the clock that measures the pause in typing.
  ///   - ask: a function that runs a query. Its task is canceled when a later query supersedes the query.
  ///   - show: a function that receives the last query and its result. Results of earlier queries are not passed to it.
  package init(
    delay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock(),
    ask: @escaping @MainActor (Query) async throws(Refusal) -> Answer,
    show: @escaping @MainActor (Query, Result<Answer, Refusal>) -> Void
  ) {
    self.delay = delay
    self.clock = clock
    self.ask = ask
    self.show = show
  }

  /// Changes the query. Returns when the result has been shown or a later query has superseded this one.
  package func typed(_ query: Query) async {
    let mine = overtake()
    let pause = Task { [clock, delay] in
      // Cancellation ends the pause early. The check below then finds that another query has superseded this one.
      _ = try? await clock.sleep(for: delay)
    }
    waiting = (query, pause)
    await pause.value
    if turns.isLast(mine) { await now(query) }
  }

  /// Runs the query without waiting for a pause. Returns when the result has been shown or a later query has superseded this one.
  package func now(_ query: Query) async {
    let mine = overtake()
    let asking = Task {
      let answer: Result<Answer, Refusal>
      do throws(Refusal) { answer = .success(try await ask(query)) } catch { answer = .failure(error) }
      if turns.isLast(mine) { show(query, answer) }
    }
    self.asking = asking
    await asking.value
  }

  /// Runs a pending query immediately, because the user has finished typing. Returns when the last query has a result.
  package func finish() async {
    if let query = waiting?.query { await now(query) } else { await asking?.value }
  }

  /// Cancels the pending query, and discards the result of a running query.
  package func stop() { overtake() }

  @discardableResult private func overtake() -> Int {
    waiting?.pause.cancel()
    waiting = nil
    asking?.cancel()
    asking = nil
    return turns.begin()
  }
}
