import Interfaces

/// A screen and a router that remember, in one list, what they were told.
@MainActor final class Recording<Model: Sendable & Hashable, Route: Sendable & Hashable>: Screen, Router {
  enum Step: Sendable, Hashable {
    case shows(ScreenState<Model>)
    case goes(Route)
  }

  private var steps: [Step] = []

  func show(_ state: ScreenState<Model>) { steps.append(.shows(state)) }
  func go(to route: Route) { steps.append(.goes(route)) }

  /// What came since it was asked last, in its order.
  func take() -> [Step] {
    defer { steps = [] }
    return steps
  }
}
