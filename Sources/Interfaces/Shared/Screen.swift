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

/// Something that went wrong, in the user's language: what happened, to what, and what can be done.
public struct Problem: Sendable, Hashable {
  /// What happened, to what.
  public let message: String
  /// What can be done.
  public let advice: String
  /// What is said below to whoever can do nothing but wait; `nil`: nothing.
  public var aside: String?

  /// Both in the user's language.
  public init(_ message: String, _ advice: String) {
    self.message = message
    self.advice = advice
  }
}
