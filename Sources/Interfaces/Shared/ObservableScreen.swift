public import Observation

/// A screen for SwiftUI: a view reads ``state`` and is drawn anew when it changes.
@MainActor @Observable public final class ObservableScreen<Model: Sendable & Hashable>: Screen {
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
