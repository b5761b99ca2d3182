public import Observation

/// Handles the events of a screen, and determines the next state of the screen or the next route.
@MainActor public protocol Presenter<Event> {
  /// The events of the screen, usually an enum.
  associatedtype Event

  /// Handles an event. The function is reentrant: another event can arrive while an earlier one is being handled. Results that a later
  /// event superseded are not shown.
  func handle(_ event: Event) async
}

/// Shows the states that a presenter sends, for example in a terminal or in a window. In a test, a screen can record them.
@MainActor public protocol Screen<Model> {
  /// The content of the screen.
  associatedtype Model: Hashable

  /// Shows a state.
  func show(_ state: ScreenState<Model>)
}

/// The state of a screen.
public enum ScreenState<Model: Hashable>: Hashable {
  /// The content is being loaded. A screen can show older content until the new content arrives.
  case loading
  /// The current content.
  case content(Model)
  /// There is no content to show, for example because a list is empty. This isn't a failure.
  case empty(message: String)
  /// The content can't be loaded.
  case failed(Problem)
}

extension ScreenState: Sendable where Model: Sendable {}

/// A screen for SwiftUI. A view reads ``state`` and is redrawn when it changes.
@MainActor @Observable public final class ObservableScreen<Model: Hashable>: Screen {
  /// The state to draw. This is the last state that was shown, except that `.loading` does not replace content or an empty message.
  public private(set) var state: ScreenState<Model> = .loading

  /// Creates a screen in the loading state.
  public init() {}

  /// Shows a state. `.loading` does not replace content or an empty message, so that a view that reappears doesn't flicker.
  public func show(_ state: ScreenState<Model>) {
    switch (self.state, state) {
    case (.content, .loading), (.empty, .loading): break
    default: self.state = state
    }
  }
}

/// Navigates to other screens. Each feature has its own enum of routes, so features can be used independently.
@MainActor public protocol Router<Route> {
  /// The routes of a feature, usually an enum.
  associatedtype Route: Hashable

  /// Leaves the screen and goes to a route.
  func go(to route: Route)
}

/// The router of a screen without routes.
public struct NoRouter: Router {
  /// Creates a router without routes.
  public init() {}

  public func go(to route: Never) {}
}
