import Interfaces

/// Prints lines.
typealias Write = @MainActor ([Line]) -> Void

/// What a scene needs: the context of its command, the router to other scenes, and the output.
@MainActor struct Stage<Route: Sendable & Hashable> {
  let context: Context
  let router: any Router<Route>
  let write: Write

  /// Prints the problem behind an error.
  func tell(_ error: any Error) { write([""] + ScreenText.lines(Failure(error, context.texts).problem)) }
}
