public import Observation

/// A router for SwiftUI: its ``path`` is the path of a `NavigationStack`.
@MainActor @Observable public final class ObservableRouter<Route: Hashable>: Router {
  /// The places above the first screen, the visible one last. The stack removes the last one when the user goes back.
  public var path: [Route] = []

  /// A router at the first screen.
  public init() {}

  public func go(to route: Route) { path.append(route) }
}
