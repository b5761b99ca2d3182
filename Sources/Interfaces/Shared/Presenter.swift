public import Observation

/// Takes what happened on a screen and decides what it shows next, or where to go.
@MainActor public protocol Presenter<Event> {
  /// What happens on the screen: an enum for each feature.
  associatedtype Event

  /// Re-entrant: an event may come while an earlier one is still being handled; what a later event overtook is not shown.
  func handle(_ event: Event) async
}

/// Shows states: a terminal, a window, or a test that remembers them.
@MainActor public protocol Screen<Model> {
  /// The content that is shown.
  associatedtype Model: Hashable

  /// Shows a state.
  func show(_ state: ScreenState<Model>)
}

/// The content of a screen.
public enum ScreenState<Model: Hashable>: Hashable {
  /// The content is being loaded. A screen may keep showing older content until it arrives.
  case loading
  /// The content as it is now.
  case content(Model)
  /// There is nothing to show, which is no failure.
  case empty(message: String)
  /// The content can't be had.
  case failed(Problem)
}

extension ScreenState: Sendable where Model: Sendable {}

/// A screen for SwiftUI: a view reads ``state`` and is redrawn when it changes.
@MainActor @Observable public final class ObservableScreen<Model: Hashable>: Screen {
  /// The state to draw: the last one shown, except that `.loading` does not replace content or an empty message.
  public private(set) var state: ScreenState<Model> = .loading

  /// A screen that is loading.
  public init() {}

  /// Shows a state. `.loading` does not replace content or an empty message, so that a view that reappears doesn't flicker.
  public func show(_ state: ScreenState<Model>) {
    switch (self.state, state) {
    case (.content, .loading), (.empty, .loading): break
    default: self.state = state
    }
  }
}

/// Goes to another place of the interface. A feature has an enum of routes of its own, so it can be used alone.
@MainActor public protocol Router<Route> {
  /// The places of a feature: an enum.
  associatedtype Route: Hashable

  /// Leaves the screen for another place.
  func go(to route: Route)
}

/// The router of a screen that leads to no other place.
public struct NoRouter: Router {
  /// The only value.
  public init() {}

  public func go(to route: Never) {}
}
