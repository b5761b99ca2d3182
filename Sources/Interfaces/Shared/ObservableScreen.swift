public import Observation

/// A screen for SwiftUI: a view reads ``state`` and is drawn anew when it changes.
@MainActor @Observable public final class ObservableScreen<Model: Sendable & Hashable>: Screen {
  /// The state shown last.
  public private(set) var state: ScreenState<Model> = .loading

  /// A screen that is loading.
  public init() {}

  public func show(_ state: ScreenState<Model>) { self.state = state }
}
