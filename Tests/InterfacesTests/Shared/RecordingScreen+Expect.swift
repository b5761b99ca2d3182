import Interfaces
import Testing

extension RecordingScreen {
  /// Expects that exactly these steps were recorded since the last check, in this order.
  func expect(_ steps: Step..., at location: SourceLocation = #_sourceLocation) {
    #expect(take() == steps, sourceLocation: location)
  }
}

extension Presenter {
  /// Handles an event and discards the recorded steps.
  func handle<Model, Route>(_ event: Event, unseenOn ui: RecordingScreen<Model, Route>) async {
    await handle(event)
    _ = ui.take()
  }
}
