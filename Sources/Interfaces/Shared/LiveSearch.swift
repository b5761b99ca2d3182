/// What is usual while somebody types.
public enum Typing {
  /// How long typing must pause before anything is asked.
  public static let pause = Duration.milliseconds(500)
}

/// A search whose text changes with every key: asks once the typing pauses, and shows the answer to what was typed last.
///
/// Whatever was asked before, or answers later, is never shown; an error is an answer like any other, and typing goes on.
@MainActor package final class LiveSearch<Query, Answer, Refusal: Error> {
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let ask: @MainActor (Query) async throws(Refusal) -> Answer
  private let show: @MainActor (Query, Result<Answer, Refusal>) -> Void

  /// What was typed or asked, so that everything knows whether something followed.
  private var turns = RequestCounter()
  private var waiting: (query: Query, pause: Task<Void, Never>)?
  private var asking: Task<Void, Never>?

  /// - Parameters:
  ///   - clock: measures the pause.
  ///   - ask: finds the answer; its task is canceled when another query overtakes it.
  ///   - show: gets the answer to the last query, and no other.
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

  /// The text is `query` now. Returns when that was answered, or something overtook it.
  package func typed(_ query: Query) async {
    let mine = overtake()
    let pause = Task { [clock, delay] in
      // If canceled, it ends at once; whoever overtook it knows.
      _ = try? await clock.sleep(for: delay)
    }
    waiting = (query, pause)
    await pause.value
    if turns.isLast(mine) { await now(query) }
  }

  /// Asks without waiting for a pause. Returns when it was answered or overtaken.
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

  /// Nothing more will be typed: what waits is asked at once. Returns when the last query was answered.
  package func finish() async {
    if let query = waiting?.query { await now(query) } else { await asking?.value }
  }

  /// Asks and shows nothing more of what was typed until now.
  package func stop() { overtake() }

  @discardableResult private func overtake() -> Int {
    waiting?.pause.cancel()
    waiting = nil
    asking?.cancel()
    asking = nil
    return turns.begin()
  }
}
