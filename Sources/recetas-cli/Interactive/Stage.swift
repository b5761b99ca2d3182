import Interfaces

/// Prints lines.
typealias Write = @MainActor ([Line]) -> Void

/// What a scene needs: the context of its command, the router to other scenes, and the output.
@MainActor struct Stage<Route: Sendable & Hashable> {
  let context: Context
  let router: any Router<Route>
  let write: Write
  /// Goes back to where this screen was opened from.
  let leave: @MainActor () -> Void
  /// What the screens are drawn on; `nil` where they are printed one below the other.
  let canvas: Canvas?

  /// Prints the problem behind an error.
  func tell(_ error: any Error) { write([""] + ScreenText.lines(Failure(error, context.texts).problem)) }
}
