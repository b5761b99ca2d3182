/// Shows states: a terminal, a window, or a test that remembers them.
@MainActor public protocol Screen<Model> {
  associatedtype Model: Sendable & Hashable

  /// Shows a state in place of the last one.
  func show(_ state: ScreenState<Model>)
}

/// What a screen can show.
public enum ScreenState<Model: Sendable & Hashable>: Sendable, Hashable {
  case loading
  case content(Model)
  /// There is nothing to show, which is no failure.
  case empty(message: String)
  case failed(Problem)
}
