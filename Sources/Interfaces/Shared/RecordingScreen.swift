/// A screen that is also a router. It records all steps in one list.
///
/// Tests compare the steps. A server sends the event of each request to a presenter with this screen, and responds with the last step: a
/// page for a state, or a redirect for a route. This type belongs to this module, because the test doubles of the gateways don't depend on
/// screens.
@MainActor public final class RecordingScreen<Model: Hashable, Route: Hashable>: Screen, Router {
  /// An action that the presenter performed.
  public enum Step: Hashable {
    /// The presenter showed a state.
    case shows(ScreenState<Model>)
    /// The presenter navigated to a route.
    case goes(Route)
  }

  /// The steps since the last call to ``take()``, in order.
  public private(set) var steps: [Step] = []
  /// The last state that was shown. `nil` if no state has been shown yet.
  public private(set) var state: ScreenState<Model>?
  private var watcher: CheckedContinuation<Void, Never>?

  /// Creates a screen without steps. Use `Never` as the `Route` if the presenter has no router.
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

  /// Removes and returns the first step. If there are no steps, waits for one. Only one task can wait at a time.
  public func next() async -> Step {
    if steps.isEmpty { await withCheckedContinuation { watcher = $0 } }
    return steps.removeFirst()
  }

  /// Removes and returns all steps.
  public func take() -> [Step] {
    defer { steps = [] }
    return steps
  }
}

extension RecordingScreen.Step: Sendable where Model: Sendable, Route: Sendable {}
