import Interfaces

/// A screen whose keys trigger events of its presenter, or that has no keys of its own.
@MainActor struct EventScene<Event: Sendable>: Scene {
  let presenter: any Presenter<Event>
  let keys: String
  var waits = false
  let appeared: Event
  var disappeared: Event?
  /// Returns the event for a line of input. `nil` if the line is not a key of this screen.
  var event: @MainActor (Input) -> Event? = { _ in nil }

  func appear() async { await presenter.handle(appeared) }

  func disappear() async {
    if let disappeared { await presenter.handle(disappeared) }
  }

  func handle(_ input: Input) async -> Bool {
    guard let event = event(input) else { return false }
    await presenter.handle(event)
    return true
  }
}
