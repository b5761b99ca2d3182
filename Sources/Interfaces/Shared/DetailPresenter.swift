/// What happens on a screen that only shows.
public enum DetailEvent: Sendable, Hashable {
  /// The screen is visible: what it shows is read.
  case appeared
  /// The screen is gone: what is still being read is not shown.
  case disappeared
}

/// Reads one thing and shows it.
public final class DetailPresenter<Model: Sendable & Hashable>: Presenter {
  private let screen: any Screen<Model>
  private let read: @MainActor () async -> ScreenState<Model>
  private var turns = Turns()

  /// - Parameter read: answers what is shown: the thing, or why it can't be read.
  public init(screen: any Screen<Model>, read: @escaping @MainActor () async -> ScreenState<Model>) {
    self.screen = screen
    self.read = read
  }

  public func handle(_ event: DetailEvent) async {
    let turn = turns.begin()
    if event == .disappeared { return }
    screen.show(.loading)
    let state = await read()
    if turns.isLast(turn) { screen.show(state) }  // Else a later event overtook this one.
  }
}
