import Interfaces

/// Prints lines.
typealias Write = @MainActor ([Line]) -> Void

/// What a scene is shown on: what its command works with, the way to other scenes, and the end of what is printed.
@MainActor struct Stage<Route: Sendable & Hashable> {
  let context: Context
  let router: any Router<Route>
  let write: Write

  /// Says why something can't be shown.
  func tell(_ error: any Error) { write([""] + ScreenText.lines(Failure(error, context.texts).problem)) }
}
