import Interfaces
import UseCases

/// How far something is that takes long.
protocol ProgressStep: Sendable {
  /// The time since it began.
  var elapsed: Duration { get }

  func words(in texts: Texts) -> String
}

extension SeedProgress: ProgressStep {
  func words(in texts: Texts) -> String { texts.progress(self) }
}

extension PlaceProgress: ProgressStep {
  func words(in texts: Texts) -> String { texts.progress(self) }
}

/// Shows how far something is that takes long: on a terminal one line that is written again and again, elsewhere a line now and then.
@MainActor final class ProgressLine {
  private let console: any Console
  private let texts: Texts
  /// How long the line may be that is rewritten; `nil` where none is.
  private let width: Int?
  private let pause: Duration
  /// Before this time has passed nothing is shown.
  private var due: Duration
  /// How many letters stand on the line that is rewritten.
  private var length = 0

  init(_ console: any Console, _ texts: Texts) {
    self.console = console
    self.texts = texts
    width = console.errorWidth
    pause = width == nil ? .seconds(10) : .milliseconds(200)
    due = pause
  }

  /// Shows steps until there are no more, and then leaves the line empty.
  func show(_ steps: AsyncStream<some ProgressStep>) async {
    for await step in steps { show(step) }
    clear()
  }

  /// Shows a step, unless the last one was shown just before.
  func show(_ step: some ProgressStep) {
    if step.elapsed < due { return }
    due = step.elapsed + pause
    let text = Line(step.words(in: texts)).text()
    if let width {
      // A line that is full, or longer, would go on in the next one and could not be taken back.
      rewrite(String(text.prefix(max(0, width - 1))))
    } else {
      write(text + "\n")
    }
  }

  /// Takes the line away again.
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
    // With nobody left to tell, the work goes on.
    try? console.write(text, to: .error)
  }
}
