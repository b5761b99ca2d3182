/// Shows states: a terminal, a window, or a test that remembers them.
@MainActor public protocol Screen<Model> {
  /// The content that is shown.
  associatedtype Model: Sendable & Hashable

  /// Shows a state.
  func show(_ state: ScreenState<Model>)
}

/// What a screen can show.
public enum ScreenState<Model: Sendable & Hashable>: Sendable, Hashable {
  /// The content is being loaded. A screen may keep showing older content until it arrives.
  case loading
  /// The content as it is now.
  case content(Model)
  /// There is nothing to show, which is no failure.
  case empty(message: String)
  /// The content can't be had.
  case failed(Problem)
}
