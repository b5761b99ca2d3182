import Interfaces
import Observation

/// Keeps the places that were gone to as the path of a `NavigationStack`.
@MainActor @Observable public final class ObservableRouter<Route: Sendable & Hashable>: Interfaces.Router {
  /// The places on top of the first screen, the visible one last. The stack removes the last one when the user goes back.
  public var path: [Route] = []

  /// A router at the first screen.
  public init() {}

  public func go(to route: Route) { path.append(route) }
}
