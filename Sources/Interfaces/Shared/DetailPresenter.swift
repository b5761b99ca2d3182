/// An event on a read-only screen.
public enum DetailEvent: Sendable, Hashable {
  /// The screen appeared. The presenter loads the content.
  case appeared
  /// The screen disappeared. Content that is still loading is discarded.
  case disappeared
}

/// Loads one item and shows it on a read-only screen.
public final class DetailPresenter<Model: Hashable>: Presenter {
  private let screen: any Screen<Model>
  private let read: @MainActor () async -> ScreenState<Model>
  private var turns = RequestCounter()

  /// Creates a presenter with a function that reads the content.
  ///
  /// - Parameter read: a function that returns the state to show: the content, or the reason why the content can't be loaded.
  public init(screen: any Screen<Model>, read: @escaping @MainActor () async -> ScreenState<Model>) {
    self.screen = screen
    self.read = read
  }

  public func handle(_ event: DetailEvent) async {
    let turn = turns.begin()
    if event == .disappeared { return }
    screen.show(.loading)
    let state = await read()
    if turns.isLast(turn) { screen.show(state) }  // Otherwise a later event superseded this request.
  }
}
