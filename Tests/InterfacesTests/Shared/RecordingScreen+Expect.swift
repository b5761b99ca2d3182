import Interfaces
import Testing

extension RecordingScreen {
  /// Sees that these steps came since it was asked last, in this order.
  func expect(_ steps: Step..., at location: SourceLocation = #_sourceLocation) {
    #expect(take() == steps, sourceLocation: location)
  }
}

extension Presenter {
  /// Handles an event whose steps are of no interest.
  func handle<Model, Route>(_ event: Event, unseenOn ui: RecordingScreen<Model, Route>) async {
    await handle(event)
    _ = ui.take()
  }
}
