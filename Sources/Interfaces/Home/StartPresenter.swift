/// What happens while the front starts.
public enum StartEvent: Sendable, Hashable {
  /// The screen is visible: preparing begins, unless it is done.
  case appeared
  /// What failed is to be tried again.
  case retried
  /// The screen is gone: preparing is canceled.
  case disappeared
}

/// How far the front is.
public enum StartModel: Sendable, Hashable {
  /// Something is still being prepared.
  case starting
  /// Everything is prepared, and the start was to be seen long enough.
  case ready
}

/// Shows that the interface is starting, prepares it without blocking, and tells when it is ready.
public final class StartPresenter: Presenter {
  private let prepare: @concurrent @Sendable () async -> Problem?
  private let minimum: Duration
  private let clock: any Clock<Duration>
  private let screen: any Screen<StartModel>

  private var running: Task<Problem?, Never>?
  private var isReady = false
  private var turns = RequestCounter()

  /// - Parameters:
  ///   - minimum: how long the start is shown at least, by `clock`.
  ///   - prepare: does what has to be done before, and returns what stood in the way, if anything did; its task is canceled
  ///     when the screen disappears.
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
      // Alongside the work. If canceled, for instance by a problem, it ends at once.
      async let time: Void? = try? clock.sleep(for: minimum)
      if let problem = await prepare() { return problem }
      await time
      return nil
    }
    self.running = running
    let problem = await running.value
    guard turns.isLast(mine) else { return }  // A later event overtook this one.
    isReady = problem == nil
    screen.show(problem.map { .failed($0) } ?? .content(.ready))
  }

  @discardableResult private func stop() -> Int {
    running?.cancel()
    running = nil
    return turns.begin()
  }
}
