/// An event on the start screen.
public enum StartEvent: Sendable, Hashable {
  /// The screen appeared. The preparation starts, unless it is already complete.
  case appeared
  /// The user wants to retry the preparation after a failure.
  case retried
  /// The screen disappeared. The preparation is canceled.
  case disappeared
}

/// The progress of the preparation, as the start screen shows it.
public enum StartModel: Sendable, Hashable {
  /// The preparation is running.
  case starting
  /// The preparation is complete, and the start screen has been visible for the minimum time.
  case ready
}

/// Shows a start screen while it prepares the interface without blocking, and reports when the interface is ready.
public final class StartPresenter: Presenter {
  private let prepare: @concurrent @Sendable () async -> Problem?
  private let minimum: Duration
  private let clock: any Clock<Duration>
  private let screen: any Screen<StartModel>

  private var running: Task<Problem?, Never>?
  private var isReady = false
  private var turns = RequestCounter()

  /// Creates the presenter of the start screen.
  ///
  /// - Parameters:
  ///   - minimum: the minimum duration for which the screen is visible, measured by `clock`.
  ///   - prepare: a function that prepares the interface, and returns the problem that prevented the preparation, or `nil` if the
  ///     preparation succeeded. Its task is canceled when the screen disappears.
  public init(
    screen: any Screen<StartModel>, minimum: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    prepare: @escaping @concurrent @Sendable () async -> Problem?
  ) {
    self.screen = screen
    self.minimum = minimum
    self.clock = clock
    self.prepare = prepare
  }

  public func handle(_ event: StartEvent) async {
    switch event {
    case .appeared, .retried: if isReady { screen.show(.content(.ready)) } else { await start() }
    case .disappeared: stop()
    }
  }

  private func start() async {
    let mine = stop()
    screen.show(.content(.starting))
    let running = Task { [prepare, clock, minimum] () -> Problem? in
      // The wait for the minimum time runs concurrently with the preparation. A problem ends the wait early, so that the problem is shown
      // without delay.
      async let time: Void? = try? clock.sleep(for: minimum)
      if let problem = await prepare() { return problem }
      await time
      return nil
    }
    self.running = running
    let problem = await running.value
    guard turns.isLast(mine) else { return }  // A later event superseded this event.
    isReady = problem == nil
    screen.show(problem.map { .failed($0) } ?? .content(.ready))
  }

  @discardableResult private func stop() -> Int {
    running?.cancel()
    running = nil
    return turns.begin()
  }
}
