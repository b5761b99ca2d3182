public import Observation

/// A router for SwiftUI. Its ``path`` is the path of a `NavigationStack`.
@MainActor @Observable public final class ObservableRouter<Route: Hashable>: Router {
  /// The routes above the first screen. The last route is visible, and the stack removes it when the user goes back.
  public var path: [Route] = []

  /// Creates a router at the first screen.
  public init() {}

  public func go(to route: Route) { path.append(route) }
}
