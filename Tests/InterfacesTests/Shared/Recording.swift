import Interfaces
import Testing

/// A screen and a router that remember, in one list, what they were told.
@MainActor final class Recording<Model: Sendable & Hashable, Route: Sendable & Hashable>: Screen, Router {
  enum Step: Sendable, Hashable {
    case shows(ScreenState<Model>)
    case goes(Route)
  }

  private var steps: [Step] = []
  private var watcher: CheckedContinuation<Void, Never>?

  func show(_ state: ScreenState<Model>) { note(.shows(state)) }
  func go(to route: Route) { note(.goes(route)) }

  private func note(_ step: Step) {
    steps.append(step)
    watcher?.resume()
    watcher = nil
  }

  /// The next step, when it comes.
  func next() async -> Step {
    if steps.isEmpty { await withCheckedContinuation { watcher = $0 } }
    return steps.removeFirst()
  }

  /// What came since it was asked last, in its order.
  func take() -> [Step] {
    defer { steps = [] }
    return steps
  }
  /// Sees that these steps came since it was asked last, in this order.
  func expect(_ steps: Step..., at location: SourceLocation = #_sourceLocation) {
    #expect(take() == steps, sourceLocation: location)
  }
}

extension Presenter {
  /// Handles an event whose steps are of no interest.
  func handle<Model, Route>(_ event: Event, unseenOn ui: Recording<Model, Route>) async {
    await handle(event)
    _ = ui.take()
  }
}
