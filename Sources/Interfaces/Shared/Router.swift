/// Goes to another place of the interface. A feature has an enum of routes of its own, so it can be used alone.
@MainActor public protocol Router<Route> {
  /// The places of a feature: an enum.
  associatedtype Route: Sendable & Hashable

  /// Leaves the screen for another place.
  func go(to route: Route)
}
