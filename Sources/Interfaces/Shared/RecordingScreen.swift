/// A screen and its router that remember, in one list, what they were told.
///
/// Tests compare the steps. A server handles one event of a request on a presenter with such a screen, and answers with its last step: a page
/// of the state, or a redirection to the route. That is why it is here and not among the doubles of the gateways, which know no screens.
@MainActor public final class RecordingScreen<Model: Hashable, Route: Hashable>: Screen, Router {
  /// What a presenter did.
  public enum Step: Hashable {
    /// It showed a state.
    case shows(ScreenState<Model>)
    /// It left for a route.
    case goes(Route)
  }

  /// What came since the steps were taken last, in its order.
  public private(set) var steps: [Step] = []
  /// The state shown last; `nil`: none was.
  public private(set) var state: ScreenState<Model>?
  private var watcher: CheckedContinuation<Void, Never>?

  /// Nothing was shown yet. `Route` is `Never` where a presenter has no router.
  public init() {}

  public func show(_ state: ScreenState<Model>) {
    self.state = state
    note(.shows(state))
  }

  public func go(to route: Route) { note(.goes(route)) }

  private func note(_ step: Step) {
    steps.append(step)
    watcher?.resume()
    watcher = nil
  }

  /// Takes the first step, and waits for it if none has come; one task at a time may wait.
  public func next() async -> Step {
    if steps.isEmpty { await withCheckedContinuation { watcher = $0 } }
    return steps.removeFirst()
  }

  /// Takes all steps.
  public func take() -> [Step] {
    defer { steps = [] }
    return steps
  }
}

extension RecordingScreen.Step: Sendable where Model: Sendable, Route: Sendable {}
