import Interfaces
import UseCases

/// A step in the progress of a long operation.
protocol ProgressStep: Sendable {
  /// The time since the operation started.
  var elapsed: Duration { get }

  func words(in texts: Texts) -> String
}

extension SeedProgress: ProgressStep {
  func words(in texts: Texts) -> String { texts.progress(self) }
}

extension PlaceProgress: ProgressStep {
  func words(in texts: Texts) -> String { texts.progress(self) }
}

/// The progress of a long operation, shown in a terminal on one line that is rewritten, and elsewhere on a new line every few seconds.
@MainActor final class ProgressLine {
  private let console: any Console
  private let texts: Texts
  /// The maximum length of the rewritten line. `nil` if lines can't be rewritten.
  private let width: Int?
  private let pause: Duration
  /// The elapsed time at which the next step is shown.
  private var due: Duration
  /// The current length of the rewritten line.
  private var length = 0

  init(_ console: any Console, _ texts: Texts) {
    self.console = console
    self.texts = texts
    width = console.errorWidth
    pause = width == nil ? .seconds(10) : .milliseconds(200)
    due = pause
  }

  /// Shows steps until the stream ends, then clears the line.
  func show(_ steps: AsyncStream<some ProgressStep>) async {
    for await step in steps { show(step) }
    clear()
  }

  /// Shows a step, unless another one was shown immediately before.
  func show(_ step: some ProgressStep) {
    if step.elapsed < due { return }
    due = step.elapsed + pause
    let text = Line(step.words(in: texts)).text()
    if let width {
      // A line that fills the whole width would wrap, and could not be cleared.
      rewrite(String(text.prefix(max(0, width - 1))))
    } else {
      write(text + "\n")
    }
  }

  /// Clears the line.
  func clear() {
    if length == 0 { return }
    rewrite("")
    write("\r")
  }

  private func rewrite(_ text: String) {
    write("\r" + text + String(repeating: " ", count: max(0, length - text.count)))
    length = text.count
  }

  private func write(_ text: String) {
    // The operation continues even if its progress can't be written.
    try? console.write(text, to: .error)
  }
}
