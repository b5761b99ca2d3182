/// Takes what happened on a screen and decides what it shows next, or where to go.
@MainActor public protocol Presenter<Event> {
  /// What happens on the screen: an enum for each feature.
  associatedtype Event: Sendable

  /// Re-entrant: an event may come while an earlier one is still being handled; what a later event overtook is not shown.
  func handle(_ event: Event) async
}
